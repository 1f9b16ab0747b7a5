export { BookTable, type BookTableRow, type BookTableProps } from './BookTable.tsx'
