export * from '../press/TechCardTable/index.ts'
