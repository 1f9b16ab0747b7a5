export * from '../press/books/StageTimeline/index.ts'
