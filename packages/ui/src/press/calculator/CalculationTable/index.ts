export { CalculationPrices, type CalculationPricesProps } from './CalculationPrices.tsx'
export { CalculationTable, type CalculationTableProps } from './CalculationTable.tsx'
export { NameCalculation, type NameCalculationProps } from './NameCalculation.tsx'
