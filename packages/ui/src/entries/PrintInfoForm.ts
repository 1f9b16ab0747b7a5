export * from '../press/tech-cards/PrintInfoForm/index.ts'
