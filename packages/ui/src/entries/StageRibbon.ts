export * from '../press/books/StageRibbon/index.ts'
