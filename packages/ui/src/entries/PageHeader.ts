export * from '../patterns/PageHeader/index.ts'
