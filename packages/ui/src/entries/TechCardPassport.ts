export * from '../press/tech-cards/TechCardPassport/index.ts'
