export * from '../press/Calendar/index.ts'
