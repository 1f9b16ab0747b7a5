export { NoShopOrders, type NoShopOrdersProps } from './NoShopOrders.tsx'
