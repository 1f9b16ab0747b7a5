export * from '../press/tech-cards/TechCardTable/index.ts'
