export { BookCover, bookCoverWidths, type BookCoverProps, type BookCoverWidth } from './BookCover.tsx'
export { CoverStack, type CoverStackProps } from './CoverStack.tsx'
