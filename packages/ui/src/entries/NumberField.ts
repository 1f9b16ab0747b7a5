export * from '../primitives/NumberField/index.ts'
