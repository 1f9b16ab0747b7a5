export * from '../primitives/Kbd/index.ts'
