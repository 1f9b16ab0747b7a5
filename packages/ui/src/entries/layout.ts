export * from '../foundations/layout/index.ts'
