export * from '../press/ProjectDetail/index.ts'
