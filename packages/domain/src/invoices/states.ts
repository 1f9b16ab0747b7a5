import type { OfferStatus } from '../shared/documents/offers.ts'
import { getNextDueDate, type DueInput } from '../shared/money/instalments.ts'

/** The payment states of an issued invoice. A partly paid invoice can be overdue too. */
export const invoiceStates = ['waits', 'partly', 'overdue', 'paid'] as const
export type InvoiceState = (typeof invoiceStates)[number]

export interface InvoiceInput extends DueInput {
  /** The status of the invoice's offer. An archived offer is never overdue. */
  status: OfferStatus
}

/** Returns the payment state of an invoice. A payment on the due date is on time, so the invoice is overdue from the day after. */
export function getInvoiceState(invoice: InvoiceInput, today: string): InvoiceState {
  const { sum, paid, status } = invoice
  if (paid >= sum) return 'paid'
  if (getNextDueDate(invoice) < today && status !== 'archieve') return 'overdue'
  return paid > 0 ? 'partly' : 'waits'
}

/** Returns the amount still to be paid; 0 when the invoice is overpaid. */
export const getInvoiceBalance = ({ sum, paid }: Pick<InvoiceInput, 'sum' | 'paid'>): number => Math.max(0, sum - paid)
