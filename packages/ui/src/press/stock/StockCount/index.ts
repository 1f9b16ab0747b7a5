export { StockCount, type CountableBook, type CountedLine, type StockCountProps } from './StockCount.tsx'
