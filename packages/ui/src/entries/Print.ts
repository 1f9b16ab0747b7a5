export * from '../foundations/Print/index.ts'
