import { InvoicesList } from '@press/shell'
import { ReconciliationActCard } from './ReconciliationActCard.tsx'

/** The invoices of a partner or their organization, and the reconciliation act. */
export function InvoicesScreen() {
  return <InvoicesList ownOnly reconciliationButton={<ReconciliationActCard />} />
}
