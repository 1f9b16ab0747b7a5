export * from '../patterns/Confirm/index.ts'
