export * from '../press/books/NextActionCard/index.ts'
