export type { Column, Sort } from './columns.ts'
export { CellDetail, Table, type TableProps } from './Table.tsx'
