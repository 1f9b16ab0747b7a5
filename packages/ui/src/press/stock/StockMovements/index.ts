export { StockMovements, type StockMovementsProps } from './StockMovements.tsx'
export type { StockMovement } from '../wire.ts'
