export * from '../primitives/IsbnField/index.ts'
