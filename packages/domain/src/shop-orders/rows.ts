import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { ShopOrderStatus } from './statuses.ts'

/** A book of an order, as it was bought. */
export interface ShopOrderItem {
  name: string
  language: BookLanguage
  quantity: number
  /** The price per copy, in tiyn. */
  price: number
}

/** An order of the press's shop. */
export interface ShopOrderRow {
  id: number
  version: number
  status: ShopOrderStatus
  status_since: string
  /** The shop's order number; null for orders from before the shop sent it. */
  number: string | null
  customer_name: string
  /**
   * The customer's contact details, for people who ship and invoice the books. Fields are empty if the shop did not provide them.
   * Null for everyone else.
   */
  contact: { email: string; phone: string; address: string } | null
  items: ShopOrderItem[]
  /** The sum in tiyn, including VAT. */
  sum: number
  created_at: string
}

/** The token with which the shop sends orders. */
export interface ShopToken {
  created_at: string
  /** The name of the person who created it; null if the account no longer exists. */
  created_by: string | null
  /** When the shop last used it; null if it was never used. */
  used_at: string | null
}
