export * from '../press/projects/ProjectForm/index.ts'
