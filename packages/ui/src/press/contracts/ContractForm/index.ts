export { ContractForm, type ContractFormProps } from './ContractForm.tsx'
export type { ContractSide } from './ContractParty.tsx'
export { ContractStatus, ContractStatusBadge, type ContractStatusProps } from './ContractStatus.tsx'
export {
  blankContract,
  contractValues,
  type Contract,
  type ContractFormBody,
  type ContractLink,
  type ContractValues,
} from './contractValues.ts'
