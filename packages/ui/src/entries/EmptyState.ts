export * from '../primitives/EmptyState/index.ts'
