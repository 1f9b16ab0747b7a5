export { ProjectTable, type ProjectTableProps } from './ProjectTable.tsx'
