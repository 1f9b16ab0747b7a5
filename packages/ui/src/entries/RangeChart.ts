export * from '../patterns/charts/RangeChart/index.ts'
