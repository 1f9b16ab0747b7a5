export * from '../primitives/KbeField/index.ts'
