export * from '../patterns/Diff/index.ts'
