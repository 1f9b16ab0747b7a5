export { ContractForm, type ContractFormProps } from './ContractForm.tsx'
export {
  emptyContract,
  contractValues,
  renewedValues,
  type ContractFormBody,
  type ContractValues,
} from './contract-values.ts'
