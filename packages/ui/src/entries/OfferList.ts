export * from '../press/offers/OfferList/index.ts'
