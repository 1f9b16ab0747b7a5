export * from '../primitives/DateRangeField/index.ts'
