import { InvoicesList } from '@press/shell'
import { ReconciliationActCard } from './ReconciliationActCard.tsx'

/** What the press billed a partner or their organisation for, and the act that says how they stand. */
export function InvoicesScreen() {
  return <InvoicesList own act={<ReconciliationActCard />} />
}
