export * from '../press/WorkDialog/index.ts'
