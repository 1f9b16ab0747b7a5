export * from '../primitives/Badge/index.ts'
