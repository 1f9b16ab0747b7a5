export * from '../primitives/Tooltip/index.ts'
