import { ContractReader } from '@press/shell'

/** A contract as it was sent, or its draft, to be read; signed by its side. */
export function ContractScreen() {
  return <ContractReader />
}
