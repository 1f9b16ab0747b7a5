export * from '../patterns/charts/BarChart/index.ts'
