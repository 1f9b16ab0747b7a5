export * from '../press/BookCover/index.ts'
