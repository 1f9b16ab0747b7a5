export * from '../press/books/BookTracking/index.ts'
