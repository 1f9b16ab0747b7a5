export * from '../press/offers/PaymentDialog/index.ts'
