export { ContractForm, type ContractFormProps } from './ContractForm.tsx'
export {
  createEmptyContract,
  toContractValues,
  createRenewalValues,
  type ContractFormBody,
  type ContractValues,
} from './contract-values.ts'
