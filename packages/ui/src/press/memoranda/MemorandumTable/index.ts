export { MemorandumTable, type MemorandumTableProps } from './MemorandumTable.tsx'
