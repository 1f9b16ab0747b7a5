import type { BudgetSource } from '../shared/money/budget-sources.ts'
import type { ContractLink } from '../shared/documents/contracts.ts'
import type { StoredFile } from '../shared/files/rows.ts'
import type { LetterLocale } from '../shared/people/locales.ts'
import type { Binding, BookFormat, Paper } from '../shared/print/material-types.ts'
import type { SignerTexts } from '../shared/documents/press-details.ts'
import type { PublicationStatus } from '../shared/books/publications.ts'
import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { Turnover } from '../shared/documents/turnovers.ts'
import type { TurnoverKind } from '../shared/documents/turnovers.ts'
import type { DeliveryState, OfferDocumentKind } from '../shared/documents/offers.ts'
import type { OfferAttachmentField, OfferFlag } from './flags.ts'
import type { Instalment } from '../shared/money/instalments.ts'
import type { OfferDecision } from './statuses.ts'
import type { OfferStatus } from '../shared/documents/offers.ts'
import type { OfferWork } from './totals.ts'
import type { OfferFormInput, OfferItemInput } from './validation.ts'

/** A title of an offer, with the works that are charged in addition to its copies. */
export interface OfferItem extends OfferItemInput {
  language: BookLanguage | null
  format: BookFormat | null
  binding: Binding | null
  paper_type: Paper | null
  vat: 'included' | 'exempt'
  work_types: Required<OfferWork>[]
}

/** A title of a saved offer, with its total after the discount and including VAT. */
export interface ChargedItem extends OfferItem {
  total: number
}

/** Both parties of an offer, with their KBE and the payment code. */
export type OfferParties = Omit<
  OfferFormInput,
  'date' | 'deadline' | 'valid_until' | 'note' | 'disk_link' | 'discount' | 'items'
>

/** An offer in the list. */
export interface OfferRow extends Record<OfferFlag, boolean>, Record<OfferAttachmentField, StoredFile | null> {
  id: number
  version: number
  /** Equal to `id`. The specification's list of offers uses this name. */
  offer_id: number
  /** The offer number without its prefix: `0411`. */
  number: string
  /** The number of the version. It starts at 1 and increases by one with each change of accepted lines. */
  revision: number
  date: string
  status: OfferStatus
  status_since: string
  recipient_name: string
  recipient_bin: string
  /** Whether the recipient is a partner. */
  is_partner: boolean
  /** Whether the offer is addressed to the reader or to the reader's organisation. */
  own: boolean
  /** Discount in per cent; 0 without a partner's discount. */
  discount: number
  items: ChargedItem[]
  /** The amount to pay, including VAT. */
  sum: number
  vat: number
  vat_rate: number
  paid: number
  /** The sum of acts and waybills minus returns. The debt is `delivered` minus `paid`. */
  delivered: number
  /** The paid share, in whole per cent. */
  progress: number
  /** The agreed instalments, the earliest first; empty when the whole sum is due at once. */
  instalments: Instalment[]
  valid_until: string | null
  deadline: string | null
  tech_card_count: number
  /**
   * When the recipient requested the offer, and when the sales department answered. The offer cannot be accepted before the answer.
   */
  asked_at: string | null
  answered_at: string | null
  /** When the recipient confirmed the delivery. `received_note` holds the reported differences; empty if there are none. */
  received_at: string | null
  received_note: string
  /** The sum according to today's price list. It is equal to `sum` when prices are agreed manually. */
  sum_today: number
  /** The price list of the offer; null when prices are agreed manually. */
  price_list_id: number | null
  contract_number: string | null
  contract_date: string | null
  invoice_number: string | null
  invoice_date: string | null
  created_at: string
}

export interface OfferPayment {
  id: number
  /** The amount. It is negative for a refund or a transfer to another offer. */
  amount: number
  date: string
  note: string
  /** The kind of the row. `setOff` is an advance that was moved from one offer to another. */
  kind: 'payment' | 'setOff'
  /** The number of the payment order; '' if unknown. */
  document_number: string
  /** Why the payment was entered despite a warning. Recipients of the offer always see ''. */
  reason: string
  /** The person who entered the payment. */
  by: string | null
}

/** A recipient's decision, with the exact document to which it refers. */
export interface OfferDecisionRow {
  id: number
  decision: OfferDecision
  /** The revision of the offer to which the decision refers. */
  revision: number
  note: string
  by: string | null
  at: string
  file: StoredFile
  sha256: string
}

/** A tech card created for a book of an offer. */
export interface OfferCard {
  id: number
  book_name: string
  /** The status of the book's latest publication in the shop; null without a publication. */
  shop: PublicationStatus | null
}

/** An offer with all of its fields. */
export interface Offer extends OfferRow, OfferParties {
  /** The language of the offer's documents. */
  language: LetterLocale
  funding_source: BudgetSource | null
  note: string
  disk_link: string
  isDigitalBook: boolean
  hide_from_publisher: boolean
  partner_discount: boolean
  /** The offer's total in words, in the offer's language. */
  amount_in_words: string
  /** Equal to `progress`. */
  paymentPercentage: number
  payments: OfferPayment[]
  /**
   * The contract with the recipient. It is the contract with the offer's contract number, otherwise the latest sent or signed
   * contract.
   */
  contract: ContractLink | null
  /** Who accepted or declined the offer, when, and the reason for declining. */
  decided_by: string | null
  decided_at: string | null
  decision_note: string
  /** The recipient's decisions, the oldest first. Decisions of the sales department are not included. */
  decisions: OfferDecisionRow[]
  request_note: string
  /** The number and date of the electronic tax invoice, which the state's system issues. */
  esf_number: string | null
  esf_date: string | null
  /** The acts, waybills and returns of the offer, ordered by date. */
  turnovers: Turnover[]
  /** When the printing of the offer's books started; null if it has not started. */
  printed_from: string | null
  /** The press's signatory on the invoice. */
  signer: SignerTexts
  techcards: OfferCard[]
}

/** A previous version of an offer, with the data that its documents show. */
export interface OfferVersion
  extends
    OfferParties,
    Pick<
      Offer,
      | 'number'
      | 'revision'
      | 'date'
      | 'status'
      | 'discount'
      | 'sum'
      | 'language'
      | 'valid_until'
      | 'deadline'
      | 'note'
      | 'contract_number'
      | 'contract_date'
      | 'invoice_number'
      | 'invoice_date'
      | 'items'
    > {
  superseded_at: string
  superseded_by: string | null
}

/** An event in the history of an offer. Fields that do not apply are null. */
export interface OfferEvent {
  id: number
  what:
    | 'created'
    | 'copied'
    | 'asked'
    | 'answered'
    | 'changeAsked'
    | 'edited'
    | 'revised'
    | 'moved'
    | 'invoiced'
    | 'paid'
    | 'planned'
    | 'flagged'
    | 'attached'
    | 'detached'
    | 'issued'
    | 'cancelled'
    | 'setOff'
    | 'sent'
    | 'delivered'
    | 'undelivered'
    | 'received'
    | 'differs'
  /** Null if the press itself caused it. */
  by: string | null
  at: string
  /** The new status, if the event is a move. */
  to: OfferStatus | null
  /** The changed flag and its new value. */
  flag: OfferFlag | null
  value: boolean | null
  /** The document that was attached or removed. */
  document: OfferAttachmentField | null
  /** The document that was issued or sent, with its number or its recipient's address. */
  kind: OfferDocumentKind | TurnoverKind | null
  number: string | null
  email: string | null
  /** The amount in tiyn; negative for a refund. */
  amount: number | null
  /** The number of agreed instalments; null if there are none. */
  parts: number | null
  revision: number | null
  note: string | null
}

/** A delivery of a document by e-mail. */
export interface OfferDelivery {
  id: number
  kind: OfferDocumentKind | TurnoverKind
  language: LetterLocale
  revision: number
  /** The exact bytes that were sent. */
  file: StoredFile
  sha256: string
  email: string
  state: DeliveryState
  /** The mail server's reply, if it refused the e-mail. */
  problem: string | null
  sent_by: string | null
  created_at: string
  delivered_at: string | null
}
