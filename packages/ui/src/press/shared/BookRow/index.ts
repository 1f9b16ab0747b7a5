export { BookRow, type BookRowProps } from './BookRow.tsx'
export { BookRows, BookRowsLoading, type BookRowsProps } from './BookRows.tsx'
