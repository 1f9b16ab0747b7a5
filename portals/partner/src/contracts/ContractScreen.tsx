import { ContractReader } from '@press/shell'

/** A contract, to be read. */
export function ContractScreen() {
  return <ContractReader />
}
