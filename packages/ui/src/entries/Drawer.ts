export * from '../primitives/Drawer/index.ts'
