export * from '../primitives/Switch/index.ts'
