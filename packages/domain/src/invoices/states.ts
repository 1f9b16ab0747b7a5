import type { OfferStatus } from '../offers/statuses.ts'
import { getNextDueDate, type DueInput } from '../offers/instalments.ts'

/** How a bill that stands stands with its money; one that is partly paid is late like any other. */
export const invoiceStates = ['waits', 'partly', 'overdue', 'paid'] as const
export type InvoiceState = (typeof invoiceStates)[number]

export interface InvoiceInput extends DueInput {
  /** Of its offer: what is in the archive is asked for no more. */
  status: OfferStatus
}

/** Its last day to pay still counts: it is overdue from the day after. */
export function getInvoiceState(bill: InvoiceInput, today: string): InvoiceState {
  const { sum, paid, status } = bill
  if (paid >= sum) return 'paid'
  if (getNextDueDate(bill) < today && status !== 'archieve') return 'overdue'
  return paid > 0 ? 'partly' : 'waits'
}

/** What is still to be paid; nothing where more was paid than asked for. */
export const getInvoiceBalance = ({ sum, paid }: Pick<InvoiceInput, 'sum' | 'paid'>): number => Math.max(0, sum - paid)
