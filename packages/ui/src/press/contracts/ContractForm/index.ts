export { ContractForm, type ContractFormProps } from './ContractForm.tsx'
export {
  createEmptyContract,
  toContractValues,
  renewedValues,
  type ContractFormBody,
  type ContractValues,
} from './contract-values.ts'
