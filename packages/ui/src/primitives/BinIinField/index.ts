export { BinIinField, type BinIinFieldProps } from './BinIinField.tsx'
