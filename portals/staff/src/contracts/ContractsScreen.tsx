import { ContractList } from './ContractList.tsx'

/** All contracts that the role may read. */
export function ContractsScreen() {
  return <ContractList />
}
