import { ContractReader } from '@press/shell'

/** A contract, to be read and signed. */
export function ContractScreen() {
  return <ContractReader />
}
