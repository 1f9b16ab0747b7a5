import { ContractReader } from '@press/shell'

/** A contract, for reading and signing. */
export function ContractScreen() {
  return <ContractReader />
}
