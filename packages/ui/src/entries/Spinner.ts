export * from '../primitives/Spinner/index.ts'
