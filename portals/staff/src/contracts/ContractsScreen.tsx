import { ContractList } from './ContractList.tsx'

/** Every contract that the role reads. */
export function ContractsScreen() {
  return <ContractList />
}
