export { PrintOrderTable, type PrintOrderTableProps } from './PrintOrderTable.tsx'
export type { PrintOrder } from '../wire.ts'
