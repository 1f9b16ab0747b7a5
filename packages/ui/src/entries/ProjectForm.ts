export * from '../press/ProjectForm/index.ts'
