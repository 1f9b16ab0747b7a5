import type { ContractStatus, SaleChannel } from '@press/domain'
import type { Locale } from '@press/i18n'

/** What an author contract says of the copies that are sold. */
export interface RoyaltyTermsFilling {
  number: string
  /** Days are `yyyy-mm-dd`. */
  date: string
  /** Null: from its date on. */
  starts_on: string | null
  /** Null: until it is ended. */
  ends_on: string | null
  /** Per cent of the revenue without VAT. */
  rate: number
  /** With their IIN and account where the press pays them by this contract. */
  authors: { name: string; share: number; iin?: string | undefined; account?: string | undefined }[]
  email: string
  language: Locale
}

/** A contract with the authors of a title. */
export interface RoyaltyTerms extends RoyaltyTermsFilling {
  contract_id: number
  version: number
  status: ContractStatus
  /** Statements that were sent by it. */
  sent: number
}

/** Copies that a channel reports; below zero what came back. */
export interface BookSaleFilling {
  channel: SaleChannel
  date: string
  copies: number
  /** In tiyn, VAT included. */
  sum: number
  note: string
}

export interface BookSale extends BookSaleFilling {
  id: number
  version: number
  entered_by: string | null
}

/** A title that something is entered for. */
export interface SoldBook {
  id: number
  book_name: string
  /** In stock; null where nobody has counted. */
  copies_left?: number | null
}
