export * from '../press/OfferDrawer/index.ts'
