import { ContractList } from './ContractList.tsx'

/** The contracts of the staff alone. */
export function HrContractsScreen() {
  return <ContractList group="hr" />
}
