export { BookStory, type BookStoryProps, type StoryEvent } from './BookStory.tsx'
export { BookTracking, type BookTrackingProps } from './BookTracking.tsx'
export type { BookReader, TrackedBook } from './trackedBook.ts'
