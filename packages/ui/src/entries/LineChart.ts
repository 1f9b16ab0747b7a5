export * from '../patterns/charts/LineChart/index.ts'
