export { BookHistory, type BookHistoryProps } from './BookHistory.tsx'
export { BookTracking, type BookTrackingProps } from './BookTracking.tsx'
export type { BookReader, TrackedBook } from './tracked-book.ts'
