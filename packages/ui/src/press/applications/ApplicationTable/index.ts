export { ApplicationTable, type ApplicationTableProps } from './ApplicationTable.tsx'
