export * from '../press/applications/ApplicationDetails/index.ts'
