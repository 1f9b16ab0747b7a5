import { ContractList } from './ContractList.tsx'

/** The contracts of the sales department alone. */
export function OpContractsScreen() {
  return <ContractList group="op" />
}
