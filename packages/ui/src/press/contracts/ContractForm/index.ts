export { ContractForm, type ContractFormProps } from './ContractForm.tsx'
export {
  blankContract,
  contractValues,
  renewedValues,
  type ContractFormBody,
  type ContractValues,
} from './contract-values.ts'
