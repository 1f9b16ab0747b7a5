export * from '../press/tech-cards/TechCardForm/index.ts'
