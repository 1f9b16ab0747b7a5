export { ContractPaper, type ContractPaperProps } from './ContractPaper.tsx'
