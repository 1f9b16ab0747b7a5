export { Calculator, type CalculatorProps } from './Calculator.tsx'
export { calculatorParams, calculatorSearch, type CalculatorParams } from './params.ts'
