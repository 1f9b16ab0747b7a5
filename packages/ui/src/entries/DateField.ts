export * from '../primitives/DateField/index.ts'
