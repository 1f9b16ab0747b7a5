export * from '../press/TechCardPassport/index.ts'
