import { daysBetween } from '../tech-cards/due-date.ts'
import { getUnpaidParts, type Instalment } from './instalments.ts'
import { isAwaitingAnswer, OfferStatus } from './statuses.ts'
import { isExpired } from './validity.ts'

interface Billed {
  status: OfferStatus
  sum: number
  paid: number
  invoice_number: string | null
  invoice_date: string | null
  instalments: readonly Instalment[]
}

/** An invoice that is not paid in full, or a part of one: how much is left, in tiyn, and until when. */
export interface UnpaidInvoice<Offer> {
  offer: Offer
  rest: number
  due: string
  /** Which part it is, from 1, of how many; null where the whole is due at once. */
  part: { place: number; of: number } | null
}

const { archived, done, inProcess, rejected } = OfferStatus

/** What is still to be paid, the nearest date first. */
export const getUnpaidInvoices = <Offer extends Billed>(offers: readonly Offer[]): UnpaidInvoice<Offer>[] =>
  offers
    .flatMap((offer) => {
      const { status, sum, paid, invoice_number, invoice_date, instalments } = offer
      if (status === rejected || status === archived || !invoice_number || !invoice_date) return []
      const left = getUnpaidParts({ sum, paid, invoice_date, instalments })
      const of = instalments.length
      return left.map(({ rest, due }, index) => ({
        offer,
        rest,
        due,
        part: of > 0 ? { place: of - left.length + index + 1, of } : null,
      }))
    })
    .sort((one, other) => one.due.localeCompare(other.due) || other.rest - one.rest)

/** Days in which a recipient says whether all came; after them nobody is asked any more (ours). */
export const receiptConfirmationDays = 30

interface Delivered {
  status: OfferStatus
  /** When it came to its status (ISO). */
  status_since: string
  received_at?: unknown
}

/** Whether its recipient has yet to say that what was delivered came. */
export const isAwaitingReceipt = ({ status, status_since, received_at }: Delivered, today: string): boolean =>
  status === done && received_at == null && daysBetween(status_since.slice(0, 10), today) <= receiptConfirmationDays

interface Waiting extends Delivered {
  valid_until: string | null
  asked_at?: string | null
  answered_at?: string | null
}

/**
 * What its recipient has to do about an offer today: decide on it, ask for the invoice, or confirm that the books came; null when it
 * waits for the press.
 */
export function getRecipientAction(offer: Waiting, today: string): 'decide' | 'askInvoice' | 'confirm' | null {
  const { status, asked_at = null, answered_at = null } = offer
  if (status === OfferStatus.accepted) return 'askInvoice'
  if (isAwaitingReceipt(offer, today)) return 'confirm'
  if (status !== inProcess || isExpired(offer, today) || isAwaitingAnswer({ status, asked_at, answered_at }))
    return null
  return 'decide'
}
