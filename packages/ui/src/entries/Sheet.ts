export * from '../press/Sheet/index.ts'
