export * from '../press/applications/ApplicationStatus/index.ts'
