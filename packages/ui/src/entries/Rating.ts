export * from '../primitives/Rating/index.ts'
