export * from '../primitives/TimeField/index.ts'
