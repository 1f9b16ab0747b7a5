export * from '../foundations/useShortcut/index.ts'
