export * from '../primitives/Table/index.ts'
