import { ContractReader } from '@press/shell'

/** A contract as it was sent, or its draft, for reading; with the signatures next to it. */
export function ContractScreen() {
  return <ContractReader />
}
