export * from '../primitives/Alert/index.ts'
