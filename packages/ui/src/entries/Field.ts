export * from '../primitives/Field/index.ts'
