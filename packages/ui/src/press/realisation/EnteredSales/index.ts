export { EnteredSales, type EnteredSalesProps } from './EnteredSales.tsx'
