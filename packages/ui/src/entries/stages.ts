export * from '../press/stages/index.ts'
