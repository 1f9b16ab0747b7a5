export * from '../patterns/CommandPalette/index.ts'
