export { readTableParams, tableParams, type TableParamsOptions } from './url-state.ts'
export type { BulkAction, SelectedRows } from './BulkBar.tsx'
export {
  columnKinds,
  type ColumnKind,
  type DataColumn,
  type Option as ColumnOption,
  type Value as CellValue,
} from './columns.ts'
export { DataTable, tablePagings, type DataTableProps } from './DataTable.tsx'
export { exportFormats, type ExportFormat } from './ExportMenu.tsx'

export { type Selection as TableSelection } from './engine-state.ts'
export {
  tableState,
  type Filter as TableFilter,
  type Range as TableRange,
  type TableDensity,
  type TableState,
} from './table-state.ts'
