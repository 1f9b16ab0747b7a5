export * from '../primitives/Timeline/index.ts'
