export * from '../press/ApplicationTable/index.ts'
