export * from '../press/offers/OfferDrawer/index.ts'
