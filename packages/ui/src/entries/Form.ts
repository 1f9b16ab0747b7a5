export * from '../patterns/Form/index.ts'
