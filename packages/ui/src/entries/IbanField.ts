export * from '../primitives/IbanField/index.ts'
