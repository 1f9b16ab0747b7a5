export * from '../press/BookTracking/index.ts'
