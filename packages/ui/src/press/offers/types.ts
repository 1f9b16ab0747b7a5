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
 * Offers by their wire names (spec §3), like the rows of `wire.ts`: structural, sums in tiyn, dates `yyyy-mm-dd`, times ISO 8601.
 */

export interface OfferItem extends OfferItemInput {
  work_types: OfferWork[]
  format: BookFormat | null
  binding: Binding | null
  paper_type: Paper | null
  /** Language of the title; absent if the press does not know it. */
  language?: BookLanguage | null | undefined
  src_cover?: string | null | undefined
}

/** Both parties of an offer, with KBe and the payment code. */
export type OfferParties = Omit<
  OfferFormInput,
  'date' | 'deadline' | 'valid_until' | 'note' | 'disk_link' | 'discount' | 'items'
>

/** The details of an organisation that fill in a party of an offer. */
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
  /** Version: 1, then 2 after a change of accepted lines, and so on. */
  revision: number
  date: string
  status: OfferStatus
  status_since: string
  recipient_name: string
  recipient_bin: string
  /** Whether the recipient is a partner. */
  is_partner: boolean
  /** Discount in per cent; 0 without a partner discount. */
  discount: number
  items: OfferItem[]
  /** The sum to pay, VAT included, in tiyn. */
  sum: number
  /** When the recipient requested the offer, and when the sales department answered. */
  asked_at?: string | null
  answered_at?: string | null
  /** When the recipient confirmed the arrival of the goods, and what differs. */
  received_at?: string | null
  received_note?: string
  /** The sum under today's price list; absent if it was not calculated. */
  sum_today?: number
  /** The amount paid in tiyn, and the paid share in whole per cent. */
  paid: number
  progress: number
  /** The instalments, earliest first; empty if the sum is due at once. */
  instalments: Instalment[]
  valid_until: string | null
  deadline: string | null
  tech_card_count: number
}

/** A row of the ledger; `amount` is negative for a refund. */
export interface OfferPayment {
  id: number
  amount: number
  date: string
  note: string
  /** Number of the payment order. */
  document_number?: string
  /** `setOff` moves an advance from one offer to another. @default 'payment' */
  kind?: 'payment' | 'setOff'
  /** Why the payment was entered although it looks wrong. @default nothing */
  reason?: string
  /** The person who recorded it. */
  by: string | null
}

/** A decision of the recipient about an offer, with the exact document it refers to. */
export interface RecordedOfferDecision {
  id: number
  decision: OfferDecision
  /** The version of the offer it refers to. */
  revision: number
  note: string
  by: string | null
  at: string
  file: StoredFile
  sha256: string
}

export interface Offer extends OfferRow, OfferParties {
  /** Language of its documents. */
  language: Locale
  funding_source: BudgetSource | null
  note: string
  disk_link: string
  isDigitalBook: boolean
  hide_from_publisher: boolean
  contract_date: string | null
  /** Who accepted or declined it, when and why; absent if not requested. */
  decided_by?: string | null
  decided_at?: string | null
  decision_note?: string
  /** All decisions of the recipient, oldest first. */
  decisions?: readonly RecordedOfferDecision[]
  /** The contract with the recipient that covers the offer. */
  contract?: { id: number; number: string; date: string } | null
  payments: OfferPayment[]
  /** The tech cards created for its books. */
  techcards?: OfferCard[]
}

/** A tech card created for a book of an offer, with the state of its latest publication in the shop. */
export interface OfferCard {
  id: number
  book_name: string
  shop?: PublicationStatus | null
}

/** A replaced version of an offer, with everything its documents show. */
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
