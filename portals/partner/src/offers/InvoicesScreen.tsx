import { InvoicesList } from '@press/shell'
import { OwnAct } from './ReconciliationActCard.tsx'

/** What the press billed a partner or their organisation for, and the act that says how they stand. */
export function InvoicesScreen() {
  return <InvoicesList own act={<OwnAct />} />
}
