export * from '../press/ApplicationForm/index.ts'
