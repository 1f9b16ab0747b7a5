export * from '../foundations/LinkProvider/index.ts'
