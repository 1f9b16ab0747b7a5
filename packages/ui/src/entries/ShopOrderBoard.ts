export * from '../press/ShopOrderBoard/index.ts'
