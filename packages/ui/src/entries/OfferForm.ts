export * from '../press/offers/OfferForm/index.ts'
