export * from '../primitives/RadioGroup/index.ts'
