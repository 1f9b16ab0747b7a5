export * from '../themes/index.ts'
