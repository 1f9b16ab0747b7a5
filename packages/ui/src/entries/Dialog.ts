export * from '../primitives/Dialog/index.ts'
