export * from '../primitives/Combobox/index.ts'
