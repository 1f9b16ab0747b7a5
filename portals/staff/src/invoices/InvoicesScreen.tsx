import { InvoicesList } from '@press/shell'

/** The press's bills that stand. */
export function InvoicesScreen() {
  return <InvoicesList />
}
