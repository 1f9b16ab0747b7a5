import { daysBetween } from '../shared/dates/dates.ts'
import { getUnpaidParts, type Instalment } from '../shared/money/instalments.ts'
import { isAwaitingAnswer } from './statuses.ts'
import { OfferStatus } from '../shared/documents/offers.ts'
import { isExpired } from './validity.ts'

interface InvoiceStatus {
  status: OfferStatus
  sum: number
  paid: number
  invoice_number: string | null
  invoice_date: string | null
  instalments: readonly Instalment[]
}

/** An invoice or an instalment that is not fully paid. `rest` is the unpaid amount in tiyn, and `due` is the due date. */
export interface UnpaidInvoice<Offer> {
  offer: Offer
  rest: number
  due: string
  /** The position of the instalment, from 1, and the number of instalments. Null when the whole sum is due at once. */
  part: { place: number; of: number } | null
}

const { archived, done, inProcess, rejected } = OfferStatus

/** Returns the unpaid invoices and instalments, the nearest due date first. */
export const getUnpaidInvoices = <Offer extends InvoiceStatus>(offers: readonly Offer[]): UnpaidInvoice<Offer>[] =>
  offers
    .flatMap((offer) => {
      const { status, sum, paid, invoice_number, invoice_date, instalments } = offer
      if (status === rejected || status === archived || !invoice_number || !invoice_date) return []
      const unpaidParts = getUnpaidParts({ sum, paid, invoice_date, instalments })
      const instalmentCount = instalments.length
      return unpaidParts.map(({ rest, due }, index) => ({
        offer,
        rest,
        due,
        part:
          instalmentCount > 0 ? { place: instalmentCount - unpaidParts.length + index + 1, of: instalmentCount } : null,
      }))
    })
    .sort((one, other) => one.due.localeCompare(other.due) || other.rest - one.rest)

/**
 * The number of days in which a recipient can confirm the receipt of a delivery. After that the confirmation is not requested any
 * more (our rule).
 */
export const receiptConfirmationDays = 30

interface DeliveredOffer {
  status: OfferStatus
  /** When the offer reached its current status (ISO). */
  status_since: string
  received_at?: unknown
}

/** Whether the recipient still has to confirm the receipt of a delivery. */
export const isAwaitingReceipt = ({ status, status_since, received_at }: DeliveredOffer, today: string): boolean =>
  status === done && received_at == null && daysBetween(status_since.slice(0, 10), today) <= receiptConfirmationDays

interface RecipientOffer extends DeliveredOffer {
  valid_until: string | null
  asked_at?: string | null
  answered_at?: string | null
}

/**
 * Returns the recipient's next action on an offer today: decide on the offer, request the invoice, or confirm receipt of the books.
 * Null when the next step is up to the press.
 */
export function getRecipientAction(offer: RecipientOffer, today: string): 'decide' | 'askInvoice' | 'confirm' | null {
  const { status, asked_at = null, answered_at = null } = offer
  if (status === OfferStatus.accepted) return 'askInvoice'
  if (isAwaitingReceipt(offer, today)) return 'confirm'
  if (status !== inProcess || isExpired(offer, today) || isAwaitingAnswer({ status, asked_at, answered_at }))
    return null
  return 'decide'
}
