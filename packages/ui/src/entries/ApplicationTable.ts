export * from '../press/applications/ApplicationTable/index.ts'
