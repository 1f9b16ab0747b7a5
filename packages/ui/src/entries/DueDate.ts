export * from '../press/books/DueDate/index.ts'
