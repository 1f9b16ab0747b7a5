import type { ContractStatus } from '../contracts/statuses.ts'
import type { LetterLocale } from '../people/locales.ts'
import type { SaleChannel } from './royalty.ts'

/** An author of a contract and their share of the royalty, per cent; IIN and account where the contract was entered by hand. */
export interface RoyaltyAuthor {
  name: string
  share: number
  iin?: string | undefined
  account?: string | undefined
}

/** Sold copies and their sums; below zero where more came back than was sold. */
export interface RealisationSums {
  channels: Record<SaleChannel, number>
  copies: number
  sum: number
  vat: number
  owed: number
}

/** A title, a contract or a channel with its sales. */
export interface RealisationRow extends RealisationSums {
  key: string
  /** A title's name, a contract's number, a channel's key. */
  name: string
  authors: string
  book_id: number | null
  cover_file_id: number | null
  /** The contract that is valid in the period; null for a title without one, and for a channel. */
  contract: { id: number; number: string; rate: number; sent_at: string | null } | null
  /** How many titles the row sums up. */
  titles: number
}

/** The royalty terms of an author contract, as their form sends them. */
export interface RoyaltyTermsForm {
  number: string
  date: string
  /** Null: from its date. */
  starts_on: string | null
  /** Null: until it is ended. */
  ends_on: string | null
  /** Per cent of the revenue without VAT. */
  rate: number
  authors: RoyaltyAuthor[]
  email: string
  language: LetterLocale
}

/** A contract with the authors of a title. */
export interface RoyaltyTerms extends RoyaltyTermsForm {
  contract_id: number
  version: number
  status: ContractStatus
  /** Royalty statements sent under it. */
  sent: number
}

/** Copies that a channel reports, as their form sends them; below zero for returned copies. */
export interface BookSaleForm {
  channel: SaleChannel
  date: string
  copies: number
  /** VAT included. */
  sum: number
  note: string
}

/** A reported sale of a title. */
export interface BookSale extends BookSaleForm {
  id: number
  version: number
  entered_by: string | null
}
