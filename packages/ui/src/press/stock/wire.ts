import type { StockKind, TurnoverKind } from '@press/domain'

/** What came to the stock of a book or left it, by its wire names. */
export interface StockMovement {
  id: number
  kind: StockKind
  /** Below zero where copies left. */
  copies: number
  /** What was there after it: of the press's own, or of the customer's. */
  balance: number
  /** `yyyy-mm-dd`. */
  date: string
  /** Whose the copies are; null for the press's own. */
  customer: { offer_id: number; number: string; name: string } | null
  /** The document that made it; all are null where somebody entered it. */
  techcard_id: number | null
  turnover: { offer_id: number; kind: TurnoverKind; number: string } | null
  shop_order_id: number | null
  sale_id: number | null
  reason: string
  by: { name: string } | null
}

/** A book and how many of it are in stock. */
export interface BookStock {
  book_id: number
  book_name: string
  /** Null where nobody has counted. */
  left: number | null
  /** Grows with every movement. */
  version: number
}
