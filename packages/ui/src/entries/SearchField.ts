export * from '../primitives/SearchField/index.ts'
