export * from '../press/DueDate/index.ts'
