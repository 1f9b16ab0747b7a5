export * from '../primitives/Stat/index.ts'
