export * from '../press/PrintInfoForm/index.ts'
