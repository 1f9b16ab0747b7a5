export { ManualSales, type ManualSalesProps } from './ManualSales.tsx'
