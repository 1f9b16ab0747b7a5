export * from '../primitives/Link/index.ts'
