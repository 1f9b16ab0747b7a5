import { InvoicesList } from '@press/shell'

/** What the press billed a partner or their organisation for. */
export function InvoicesScreen() {
  return <InvoicesList own />
}
