export * from '../press/applications/ApplicationForm/index.ts'
