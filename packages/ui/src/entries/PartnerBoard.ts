export * from '../press/PartnerBoard/index.ts'
