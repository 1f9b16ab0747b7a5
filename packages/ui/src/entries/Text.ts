export * from '../foundations/Text/index.ts'
