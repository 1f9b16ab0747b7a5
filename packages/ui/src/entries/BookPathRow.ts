export * from '../press/books/BookPathRow/index.ts'
