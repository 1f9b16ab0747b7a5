export * from '../press/orders/ShopOrderBoard/index.ts'
