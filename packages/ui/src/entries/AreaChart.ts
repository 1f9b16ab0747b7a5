export * from '../patterns/charts/AreaChart/index.ts'
