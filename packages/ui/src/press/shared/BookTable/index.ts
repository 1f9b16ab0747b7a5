export { BookTable, type BookOfRow, type BookTableProps } from './BookTable.tsx'
