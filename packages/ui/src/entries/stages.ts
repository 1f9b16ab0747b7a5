export * from '../press/books/stages/index.ts'
