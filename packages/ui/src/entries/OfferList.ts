export * from '../press/OfferList/index.ts'
