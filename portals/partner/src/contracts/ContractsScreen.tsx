import { MyContractsList } from '@press/shell'

/** The contracts that are made with the person. */
export function ContractsScreen() {
  return <MyContractsList />
}
