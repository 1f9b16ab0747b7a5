export * from '../primitives/BinIinField/index.ts'
