export * from '../primitives/MoneyField/index.ts'
