export { TemplateTable, type TemplateTableProps } from './TemplateTable.tsx'
export type { TemplateRow, TemplateVersion } from '../wire.ts'
