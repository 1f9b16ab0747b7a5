export * from '../primitives/DateTimeField/index.ts'
