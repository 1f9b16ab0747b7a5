export * from '../patterns/charts/index.ts'
