export * from '../primitives/SplitButton/index.ts'
