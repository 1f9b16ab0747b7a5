export { StockCount, type CountedLine, type StockCountProps, type StockCounts } from './StockCount.tsx'
export { StockCountRows, type CountableBook, type StockCountRowsProps } from './StockCountRows.tsx'
