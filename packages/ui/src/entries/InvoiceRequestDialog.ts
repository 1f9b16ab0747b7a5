export * from '../press/offers/InvoiceRequestDialog/index.ts'
