export * from '../press/projects/index.ts'
