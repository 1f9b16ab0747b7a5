export * from '../press/PaymentDialog/index.ts'
