export * from '../press/projects/ProjectDetail/index.ts'
