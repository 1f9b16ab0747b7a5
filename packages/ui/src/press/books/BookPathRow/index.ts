export { BookCoverGrid, BookPathList, type BookCoverGridProps, type BookPathListProps } from './BookPathList.tsx'
export { BookPathRow, type BookPathRowProps, type PathBook } from './BookPathRow.tsx'
