export * from '../patterns/charts/CumulativeFlowChart/index.ts'
