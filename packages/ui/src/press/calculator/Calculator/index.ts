export { Calculator, type CalculatorProps } from './Calculator.tsx'
export { parseCalculatorParams, formatCalculatorSearch, type CalculatorParams, type NumberedPrices } from './params.ts'
