export * from '../primitives/Select/index.ts'
