export * from '../press/offers/index.ts'
