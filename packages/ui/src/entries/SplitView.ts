export * from '../patterns/SplitView/index.ts'
