import type { OfferStatus } from '../offers/statuses.ts'
import { invoiceDue } from './terms.ts'

/** How a bill that stands stands with its money; one that is partly paid is late like any other. */
export const billStates = ['waits', 'partly', 'overdue', 'paid'] as const
export type BillState = (typeof billStates)[number]

export interface BillFacts {
  /** To pay and paid, in tiyn. */
  sum: number
  paid: number
  /** The day that it was made out on. */
  invoice_date: string
  /** Of its offer: what is in the archive is asked for no more. */
  status: OfferStatus
}

/** Its last day to pay still counts: it is overdue from the day after. */
export function billState({ sum, paid, invoice_date, status }: BillFacts, today: string): BillState {
  if (paid >= sum) return 'paid'
  if (invoiceDue(invoice_date) < today && status !== 'archieve') return 'overdue'
  return paid > 0 ? 'partly' : 'waits'
}

/** What is still to be paid; nothing where more was paid than asked for. */
export const billRest = ({ sum, paid }: Pick<BillFacts, 'sum' | 'paid'>): number => Math.max(0, sum - paid)
