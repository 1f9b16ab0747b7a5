export { BookTracking, type BookTrackingProps, type TrackedBook } from './BookTracking.tsx'
