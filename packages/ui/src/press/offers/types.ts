import type {
  Binding,
  BookFormat,
  BookLanguage,
  BudgetSource,
  Instalment,
  OfferDecision,
  OfferAttachmentField,
  OfferInput,
  OfferFlag,
  OfferFormInput,
  OfferItemInput,
  OfferStatus,
  OfferWork,
  Paper,
  PublicationStatus,
  StoredFile,
} from '@press/domain'
import type { Locale } from '@press/i18n'

/*
 * Offers by their wire names (spec §3), like the rows of `wire.ts`: structural, sums in tiyn, days `yyyy-mm-dd`, moments
 * ISO 8601.
 */

export interface OfferItem extends OfferItemInput {
  work_types: OfferWork[]
  format: BookFormat | null
  binding: Binding | null
  paper_type: Paper | null
  /** Of the title; absent where the press does not know it. */
  language?: BookLanguage | null | undefined
  src_cover?: string | null | undefined
}

/** Both sides of an offer, with Kbe and the code of the payment. */
export type OfferParties = Omit<
  OfferFormInput,
  'date' | 'deadline' | 'valid_until' | 'note' | 'disk_link' | 'discount' | 'items'
>

/** An organisation's particulars, as they fill in a side of an offer. */
export interface Organization {
  id: number
  name: string
  phone: string
  email: string
  address: string
  bank: string
  BIK: string
  /** BIN or IIN. */
  IIN: string
  account: string
  is_partner: boolean
}

export interface OfferRow
  extends
    Omit<OfferInput, 'contract_file'>,
    Record<OfferFlag, boolean>,
    Record<OfferAttachmentField, StoredFile | null> {
  id: number
  /** Without its prefix: `0411`. */
  number: string
  /** 1, then 2 once accepted lines were changed, and so on. */
  revision: number
  date: string
  status: OfferStatus
  status_since: string
  recipient_name: string
  recipient_bin: string
  /** The recipient is a partner. */
  is_partner: boolean
  /** Per cent off, 0 without a partner's discount. */
  discount: number
  items: OfferItem[]
  /** To pay, VAT included. */
  sum: number
  /** When its recipient asked for it, and when the sales department answered. */
  asked_at?: string | null
  answered_at?: string | null
  /** When its recipient said that what was delivered came, and what differs. */
  received_at?: string | null
  received_note?: string
  /** The same by today's price list; absent where nobody has reckoned it. */
  sum_today?: number
  /** Paid of it, in tiyn and in whole per cent. */
  paid: number
  progress: number
  /** What the sum is paid in, the earliest first; empty where it is due at once. */
  instalments: Instalment[]
  valid_until: string | null
  deadline: string | null
  tech_card_count: number
}

/** A row of the ledger; `amount` is negative where money went back. */
export interface OfferPayment {
  id: number
  amount: number
  date: string
  note: string
  /** Of the payment order. */
  document_number?: string
  /** An advance that is set off leaves one offer and comes to another. @default 'payment' */
  kind?: 'payment' | 'setOff'
  /** Why it was entered although it looks wrong. @default nothing */
  reason?: string
  /** Who wrote it down. */
  by: string | null
}

/** What a recipient said of an offer, and the very paper that it was said of. */
export interface RecordedOfferDecision {
  id: number
  decision: OfferDecision
  /** The version of the offer that it was said of. */
  revision: number
  note: string
  by: string | null
  at: string
  file: StoredFile
  sha256: string
}

export interface Offer extends OfferRow, OfferParties {
  /** The language of its documents. */
  language: Locale
  funding_source: BudgetSource | null
  note: string
  disk_link: string
  isDigitalBook: boolean
  hide_from_publisher: boolean
  contract_date: string | null
  /** Who accepted or declined it, when, and why; absent where nobody asks. */
  decided_by?: string | null
  decided_at?: string | null
  decision_note?: string
  /** Everything its recipient said of it, the first first. */
  decisions?: readonly RecordedOfferDecision[]
  /** The contract with its recipient that it falls under. */
  contract?: { id: number; number: string; date: string } | null
  payments: OfferPayment[]
  /** The tech cards that were made for its books. */
  techcards?: OfferCard[]
}

/** A tech card that was made for a book of an offer, and how the latest that was sent of it to the shop stands. */
export interface OfferCard {
  id: number
  book_name: string
  shop?: PublicationStatus | null
}

/** A version of an offer as it stood when another took its place: what its papers say. */
export interface OfferVersion
  extends
    OfferParties,
    Pick<
      Offer,
      | 'number'
      | 'revision'
      | 'date'
      | 'discount'
      | 'items'
      | 'sum'
      | 'valid_until'
      | 'deadline'
      | 'note'
      | 'contract_number'
      | 'contract_date'
      | 'invoice_number'
      | 'invoice_date'
    > {
  superseded_at: string
  superseded_by: string | null
}
