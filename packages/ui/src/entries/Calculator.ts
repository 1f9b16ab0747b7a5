export * from '../press/calculator/Calculator/index.ts'
