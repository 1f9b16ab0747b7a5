export * from '../patterns/ErrorPage/index.ts'
