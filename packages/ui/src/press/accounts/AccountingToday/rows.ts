import type { ForecastWeek } from '@press/domain'
import type { Locale } from '@press/i18n'

/* Rows of an accountant's day, as the server calculates them. Money is in tiyn, days are ISO dates. */

interface OfferReference {
  id: number
  number: string
  revision: number
  recipient_name: string
}

/** An accepted offer without an invoice. */
export interface OfferToInvoiceRow extends OfferReference {
  version: number
  rest: number
  book_name: string
  /** Whether the recipient requested the invoice; otherwise the recipient only accepted the offer. */
  requested: boolean
  since: string
}

/** An overdue invoice. */
export interface OverdueInvoiceRow extends OfferReference {
  version: number
  rest: number
  due: string
  recipient_email: string
  language: Locale
}

/** A question to answer: a request for an offer, or a bank payment without a certain match. */
export type QuestionRow =
  | (OfferReference & {
      kind: 'request'
      person: string | null
      book_name: string
      copies: number
      note: string
      at: string
    })
  | {
      kind: 'payment'
      id: number
      statement_id: number
      payer_name: string
      amount: number
      purpose: string
      at: string
    }

/** A delivered order with missing documents. */
export interface IncompleteOrderRow extends OfferReference {
  delivered: string
  due: string
  has_invoice: boolean
  has_act: boolean
  has_esf: boolean
}

interface Rows<Row> {
  rows: readonly Row[]
  /** Total number; may be greater than the number of rows. */
  total: number
}

/** The parts of a day; each is loaded separately. */
export interface AccountingDay {
  bill: Rows<OfferToInvoiceRow> & { sum: number }
  late: Rows<OverdueInvoiceRow> & { sum: number }
  answer: Rows<QuestionRow>
  lacking: Rows<IncompleteOrderRow>
  income: { forecast: readonly ForecastWeek[]; received: number }
}
export type AccountingPart = keyof AccountingDay
/** The loaded parts of a day. */
export type LoadedDayPart = { readonly [Part in AccountingPart]?: AccountingDay[Part] | undefined }
