import type { OfferStatus } from '../offers/statuses.ts'
import { billDue, type DueInput } from '../offers/instalments.ts'

/** How a bill that stands stands with its money; one that is partly paid is late like any other. */
export const invoiceStates = ['waits', 'partly', 'overdue', 'paid'] as const
export type InvoiceState = (typeof invoiceStates)[number]

export interface BillInput extends DueInput {
  /** Of its offer: what is in the archive is asked for no more. */
  status: OfferStatus
}

/** Its last day to pay still counts: it is overdue from the day after. */
export function getInvoiceState(bill: BillInput, today: string): InvoiceState {
  const { sum, paid, status } = bill
  if (paid >= sum) return 'paid'
  if (billDue(bill) < today && status !== 'archieve') return 'overdue'
  return paid > 0 ? 'partly' : 'waits'
}

/** What is still to be paid; nothing where more was paid than asked for. */
export const getInvoiceBalance = ({ sum, paid }: Pick<BillInput, 'sum' | 'paid'>): number => Math.max(0, sum - paid)
