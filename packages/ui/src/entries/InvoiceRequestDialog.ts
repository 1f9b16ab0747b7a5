export * from '../press/InvoiceRequestDialog/index.ts'
