export * from '../press/Chat/index.ts'
