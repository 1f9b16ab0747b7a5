export * from '../foundations/Icon/index.ts'
