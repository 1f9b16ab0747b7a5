export * from '../press/projects/WorkDialog/index.ts'
