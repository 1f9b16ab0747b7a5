export * from '../press/books/Sheet/index.ts'
