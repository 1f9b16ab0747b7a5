import type { ForecastWeek } from '@press/domain'
import type { Locale } from '@press/i18n'

/* Rows of an accountant's day, as the server counts them. Money is in tiyn, days are ISO days. */

interface Named {
  id: number
  number: string
  revision: number
  recipient_name: string
}

/** An accepted offer without an invoice. */
export interface OfferToInvoiceRow extends Named {
  version: number
  rest: number
  book_name: string
  /** Its recipient asked for the invoice; else they have accepted the offer only. */
  requested: boolean
  since: string
}

/** A bill past its date. */
export interface OverdueInvoiceRow extends Named {
  version: number
  rest: number
  due: string
  recipient_email: string
  language: Locale
}

/** What waits for a word: a request for an offer, or a payment of the bank that nobody could be sure of. */
export type QuestionRow =
  | (Named & {
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

/** A delivered order whose papers are not all there. */
export interface IncompleteOrderRow extends Named {
  delivered: string
  due: string
  has_invoice: boolean
  has_act: boolean
  has_esf: boolean
}

interface Rows<Row> {
  rows: readonly Row[]
  /** How many there are; more than the rows, where there are many. */
  total: number
}

/** What a day is made of; each part is loaded by itself. */
export interface AccountingDay {
  bill: Rows<OfferToInvoiceRow> & { sum: number }
  late: Rows<OverdueInvoiceRow> & { sum: number }
  answer: Rows<QuestionRow>
  lacking: Rows<IncompleteOrderRow>
  income: { forecast: readonly ForecastWeek[]; received: number }
}
export type AccountingPart = keyof AccountingDay
/** What has come of a day. */
export type LoadedDayPart = { readonly [Part in AccountingPart]?: AccountingDay[Part] | undefined }
