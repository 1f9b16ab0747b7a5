import { ContractList } from './ContractList.tsx'

/** The contracts of the staff only. */
export function HrContractsScreen() {
  return <ContractList group="hr" />
}
