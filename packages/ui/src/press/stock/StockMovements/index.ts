export { StockMovements, type StockMovementsProps } from './StockMovements.tsx'
