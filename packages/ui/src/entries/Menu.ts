export * from '../primitives/Menu/index.ts'
