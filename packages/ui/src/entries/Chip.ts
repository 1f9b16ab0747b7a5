export * from '../primitives/Chip/index.ts'
