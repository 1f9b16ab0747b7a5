export { Calculator, type CalculatorProps } from './Calculator.tsx'
export { calculatorParams, calculatorSearch, type CalculatorParams, type NumberedPrices } from './params.ts'
