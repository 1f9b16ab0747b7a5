import type { ContractStatus } from '../shared/documents/contracts.ts'
import type { DeliveryState } from '../shared/documents/offers.ts'
import type { StoredFile } from '../shared/files/rows.ts'
import type { LetterLocale } from '../shared/people/locales.ts'
import type { SaleChannel } from './royalty.ts'

/**
 * An author of a contract, with the author's share of the royalty in per cent. IIN and account are set when the contract was
 * entered manually.
 */
export interface RoyaltyAuthor {
  name: string
  share: number
  iin?: string | undefined
  account?: string | undefined
}

/** Sold copies and their sums. They are negative when more copies were returned than sold. */
export interface RealisationSums {
  channels: Record<SaleChannel, number>
  copies: number
  sum: number
  vat: number
  owed: number
}

/** The sales of a title, a contract or a channel. */
export interface RealisationRow extends RealisationSums {
  key: string
  /** The name of a title, the number of a contract, or the key of a channel. */
  name: string
  authors: string
  book_id: number | null
  cover_file_id: number | null
  /** The contract that is valid in the period. Null for a channel, and for a title without a contract. */
  contract: { id: number; number: string; rate: number; sent_at: string | null } | null
  /** The number of titles that the row sums up. */
  titles: number
}

/** The royalty terms of an author contract, as its form sends them. */
export interface RoyaltyTermsForm {
  number: string
  date: string
  /** The first day of the contract. If null, it is the contract's date. */
  starts_on: string | null
  /** The last day of the contract. If null, it has no end date. */
  ends_on: string | null
  /** The royalty, in per cent of the revenue without VAT. */
  rate: number
  authors: RoyaltyAuthor[]
  email: string
  language: LetterLocale
}

/** An author contract of a title. */
export interface RoyaltyTerms extends RoyaltyTermsForm {
  contract_id: number
  version: number
  status: ContractStatus
  /** The number of royalty statements that were sent for the contract. */
  sent: number
}

/** The copies that a channel reports, as its form sends them. Returned copies are negative. */
export interface BookSaleForm {
  channel: SaleChannel
  date: string
  copies: number
  /** The sum in tiyn, including VAT. */
  sum: number
  note: string
}

/** A reported sale of a title. */
export interface BookSale extends BookSaleForm {
  id: number
  version: number
  entered_by: string | null
}

/** A royalty statement that was sent to the authors of a contract. */
export interface RoyaltyDelivery {
  id: number
  /** The first and the last day of the period. */
  from: string
  to: string
  language: LetterLocale
  /** The amount owed in tiyn. It is negative if more was returned than sold. */
  owed: number
  email: string
  state: DeliveryState
  /** The mail server's reply, if it refused the e-mail. */
  problem: string | null
  /** The name of the sender; null if the account no longer exists. */
  sent_by: string | null
  created_at: string
  file: StoredFile
  sha256: string
}
