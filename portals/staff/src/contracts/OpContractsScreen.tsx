import { ContractList } from './ContractList.tsx'

/** The contracts of the sales department only. */
export function OpContractsScreen() {
  return <ContractList group="op" />
}
