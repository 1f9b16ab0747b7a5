import { ContractReader } from '@press/shell'

/** A read-only view of a contract as it was sent, or of its draft, with the signatures next to it. */
export function ContractScreen() {
  return <ContractReader />
}
