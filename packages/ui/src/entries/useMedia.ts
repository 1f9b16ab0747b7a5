export * from '../foundations/useMedia/index.ts'
