export * from '../patterns/charts/Sparkline/index.ts'
