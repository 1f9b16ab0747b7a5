import type { TurnoverKind } from '../shared/documents/turnovers.ts'
import type { LetterLocale } from '../shared/people/locales.ts'
import type { MoneyKind } from './ledger.ts'

/**
 * The sums of a customer, in tiyn. `owed` is the value of delivered but unpaid goods, and `overdue` is the part of `owed` whose due
 * date has passed. `advance` is paid but not delivered. `unpaid` is the open amount of issued invoices, which is not a debt.
 */
export interface OrganizationAccountRow {
  id: number
  name: string
  bin: string
  delivered: number
  paid: number
  owed: number
  advance: number
  overdue: number
  unpaid: number
}

/** A turnover or money document of a customer. `balance` is the customer's debt after the document; negative for an advance. */
export interface AccountLedgerRow {
  kind: TurnoverKind | MoneyKind
  day: string
  offer_id: number
  offer_number: string
  /** The number of the document or of the payment order; '' if there is none. */
  number: string
  note: string
  debit: number
  credit: number
  balance: number
}

/** An offer as the accountant's home screen lists it. */
interface AccountingOffer {
  id: number
  number: string
  revision: number
  recipient_name: string
}

/** An accepted offer without an invoice. */
export interface OfferToInvoiceRow extends AccountingOffer {
  version: number
  /** The unpaid sum in tiyn. */
  rest: number
  /** The offer's first title, from which the cover picture is drawn. */
  book_name: string
  /** Whether the recipient has requested the invoice. If not, the recipient has only accepted the offer. */
  requested: boolean
  /** The moment since which the offer awaits its invoice. */
  since: string
}

/** An overdue invoice. */
export interface OverdueInvoiceRow extends AccountingOffer {
  version: number
  /** The overdue sum in tiyn. */
  rest: number
  /** The day on which the payment was due. */
  due: string
  /** The e-mail address of a payment reminder. */
  recipient_email: string
  /** The language of a payment reminder. */
  language: LetterLocale
}

/** A delivered order with missing documents. */
export interface IncompleteOrderRow extends AccountingOffer {
  /** The day of the delivery. */
  delivered: string
  /** The deadline for the electronic tax invoice. */
  due: string
  has_invoice: boolean
  has_act: boolean
  has_esf: boolean
}

/** A request for an offer, which needs an answer. */
export interface OfferQuestionRow extends AccountingOffer {
  kind: 'request'
  /** The requester's name. Null if the requester is not a known person of the press. */
  person: string | null
  book_name: string
  copies: number
  note: string
  at: string
}

/** A bank payment without a certain match. */
export interface PaymentQuestionRow {
  kind: 'payment'
  id: number
  statement_id: number
  payer_name: string
  /** The paid sum in tiyn. */
  amount: number
  purpose: string
  at: string
}

/** A question that an accountant answers. */
export type QuestionRow = OfferQuestionRow | PaymentQuestionRow
