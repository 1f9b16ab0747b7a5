export * from '../primitives/Checkbox/index.ts'
