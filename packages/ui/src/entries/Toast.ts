export * from '../primitives/Toast/index.ts'
