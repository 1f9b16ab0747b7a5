export * from '../patterns/charts/BarList/index.ts'
