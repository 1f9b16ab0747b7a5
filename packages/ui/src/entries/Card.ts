export * from '../primitives/Card/index.ts'
