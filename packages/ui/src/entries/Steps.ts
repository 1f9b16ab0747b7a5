export * from '../patterns/Steps/index.ts'
