export * from '../patterns/SignInLayout/index.ts'
