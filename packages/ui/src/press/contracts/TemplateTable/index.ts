export { TemplateTable, type TemplateTableProps } from './TemplateTable.tsx'
