export * from '../primitives/Popover/index.ts'
