export * from '../primitives/Avatar/index.ts'
