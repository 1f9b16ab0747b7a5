export * from '../primitives/PhoneField/index.ts'
