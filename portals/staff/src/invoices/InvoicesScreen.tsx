import { InvoicesList } from '@press/shell'

/** The valid invoices of the press. */
export function InvoicesScreen() {
  return <InvoicesList />
}
