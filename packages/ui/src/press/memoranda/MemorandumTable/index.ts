export { MemorandumTable, type MemorandumTableProps } from './MemorandumTable.tsx'
export type { Memorandum } from '../wire.ts'
