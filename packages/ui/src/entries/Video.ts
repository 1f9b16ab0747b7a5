export * from '../primitives/Video/index.ts'
