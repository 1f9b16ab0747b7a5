export * from '../press/OfferForm/index.ts'
