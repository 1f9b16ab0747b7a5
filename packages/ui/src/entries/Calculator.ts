export * from '../press/Calculator/index.ts'
