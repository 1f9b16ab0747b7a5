export * from '../press/books/BookCover/index.ts'
