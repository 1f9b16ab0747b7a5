export * from '../press/offers/PartnerBoard/index.ts'
