export { AccountTable, type AccountTableProps } from './AccountTable.tsx'
