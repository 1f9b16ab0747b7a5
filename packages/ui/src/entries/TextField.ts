export * from '../primitives/TextField/index.ts'
