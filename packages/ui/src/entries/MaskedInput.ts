export * from '../primitives/MaskedInput/index.ts'
