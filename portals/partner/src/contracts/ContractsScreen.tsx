import { MyContractsList } from '@press/shell'

/** The user's contracts. */
export function ContractsScreen() {
  return <MyContractsList />
}
