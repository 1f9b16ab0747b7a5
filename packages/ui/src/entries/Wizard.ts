export * from '../patterns/Wizard/index.ts'
