export * from '../primitives/CopyButton/index.ts'
