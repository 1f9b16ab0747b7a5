export * from '../press/ApplicationDetails/index.ts'
