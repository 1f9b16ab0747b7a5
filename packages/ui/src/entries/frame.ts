export * from '../patterns/frame/index.ts'
