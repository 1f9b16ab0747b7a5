import type { BudgetSource } from '../applications/validation.ts'
import type { ContractLink } from '../contracts/rows.ts'
import type { StoredFile } from '../files/rows.ts'
import type { LetterLocale } from '../people/locales.ts'
import type { Binding, BookFormat, Paper } from '../print/material-types.ts'
import type { SignerTexts } from '../settings/rows.ts'
import type { PublicationStatus } from '../shop/publications.ts'
import type { BookLanguage } from '../tech-cards/reference-lists.ts'
import type { Turnover } from '../turnovers/rows.ts'
import type { OfferAttachmentField, OfferFlag } from './flags.ts'
import type { Instalment } from './instalments.ts'
import type { OfferDecision, OfferStatus } from './statuses.ts'
import type { OfferWork } from './totals.ts'
import type { OfferFormInput, OfferItemInput } from './validation.ts'

/** A title of an offer with the works that are charged in addition to its copies. */
export interface OfferItem extends OfferItemInput {
  language: BookLanguage | null
  format: BookFormat | null
  binding: Binding | null
  paper_type: Paper | null
  vat: 'included' | 'exempt'
  work_types: Required<OfferWork>[]
}

/** A title of a saved offer with its total, VAT and discount included. */
export interface ChargedItem extends OfferItem {
  total: number
}

/** Both sides of an offer, with KBE and the code of the payment. */
export type OfferParties = Omit<
  OfferFormInput,
  'date' | 'deadline' | 'valid_until' | 'note' | 'disk_link' | 'discount' | 'items'
>

/** An offer in the list. */
export interface OfferRow extends Record<OfferFlag, boolean>, Record<OfferAttachmentField, StoredFile | null> {
  id: number
  version: number
  /** Equal to `id`; the specification's list has this name. */
  offer_id: number
  /** Without its prefix: `0411`. */
  number: string
  /** 1, and one more with each change of accepted lines. */
  revision: number
  date: string
  status: OfferStatus
  status_since: string
  recipient_name: string
  recipient_bin: string
  /** The recipient is a partner. */
  is_partner: boolean
  /** It is made to the reader, or to their organisation. */
  own: boolean
  /** Per cent off; 0 without a partner's discount. */
  discount: number
  items: ChargedItem[]
  /** The amount to pay, VAT included. */
  sum: number
  vat: number
  vat_rate: number
  paid: number
  /** The sum of acts and waybills, less returns. The debt is this less `paid`. */
  delivered: number
  /** Paid, in whole per cent. */
  progress: number
  /** The agreed parts of the payment, the earliest first; empty where all of it is due at once. */
  instalments: Instalment[]
  valid_until: string | null
  deadline: string | null
  tech_card_count: number
  /** When its recipient asked for it, and when the sales department answered; until then it cannot be accepted. */
  asked_at: string | null
  answered_at: string | null
  /** When its recipient confirmed the delivery, and the differences; '' without any. */
  received_at: string | null
  received_note: string
  /** The sum by today's price list; equal to `sum` where prices are agreed by hand. */
  sum_today: number
  /** The price list of the offer; null where prices are agreed by hand. */
  price_list_id: number | null
  contract_number: string | null
  contract_date: string | null
  invoice_number: string | null
  invoice_date: string | null
  created_at: string
}

/** A payment of an offer. */
export interface OfferPayment {
  id: number
  /** Negative where money went back, or to another offer. */
  amount: number
  date: string
  note: string
  /** An advance that is set off leaves one offer and comes to another. */
  kind: 'payment' | 'setOff'
  /** Of the payment order; '' where it is unknown. */
  document_number: string
  /** Why it was entered despite a warning; '' for recipients. */
  reason: string
  /** Who entered it. */
  by: string | null
}

/** A decision of a recipient, with the exact paper that it is about. */
export interface OfferDecisionRow {
  id: number
  decision: OfferDecision
  /** The revision of the offer that it is about. */
  revision: number
  note: string
  by: string | null
  at: string
  file: StoredFile
  sha256: string
}

/** A tech card that was made for a book of an offer. */
export interface OfferCard {
  id: number
  book_name: string
  /** The status of its latest publication in the shop; null where there is none. */
  shop: PublicationStatus | null
}

/** An offer with all of its fields. */
export interface Offer extends OfferRow, OfferParties {
  /** The language of its documents. */
  language: LetterLocale
  funding_source: BudgetSource | null
  note: string
  disk_link: string
  isDigitalBook: boolean
  hide_from_publisher: boolean
  partner_discount: boolean
  /** The total of its lines in words, in its language. */
  amount_in_words: string
  /** Equal to `progress`. */
  paymentPercentage: number
  payments: OfferPayment[]
  /** The contract with its recipient: the one of its contract number, else the latest one sent or signed. */
  contract: ContractLink | null
  /** Who accepted or declined it, when, and why it was declined. */
  decided_by: string | null
  decided_at: string | null
  decision_note: string
  /** The decisions of its recipient, the oldest first. Those of the sales department are not included. */
  decisions: OfferDecisionRow[]
  request_note: string
  /** Of the electronic tax invoice, which the state's system issues. */
  esf_number: string | null
  esf_date: string | null
  /** Acts, waybills and returns by their dates. */
  turnovers: Turnover[]
  /** When the printing of its books started; null if it has not. */
  printed_from: string | null
  /** The press's signer of the invoice. */
  signer: SignerTexts
  techcards: OfferCard[]
}

/** A former version of an offer: the facts that its papers state. */
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
