import { ContractReader } from '@press/shell'

/** A contract, for reading. */
export function ContractScreen() {
  return <ContractReader />
}
