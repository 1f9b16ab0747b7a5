export * from '../patterns/DataTable/index.ts'
