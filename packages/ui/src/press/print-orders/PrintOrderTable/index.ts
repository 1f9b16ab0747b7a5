export { PrintOrderTable, type PrintOrderTableProps } from './PrintOrderTable.tsx'
