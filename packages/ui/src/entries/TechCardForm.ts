export * from '../press/TechCardForm/index.ts'
