export * from '../press/ApplicationStatus/index.ts'
