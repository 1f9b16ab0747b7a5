import type { Person } from '../shared/people/rows.ts'
import type { TurnoverKind } from '../shared/documents/turnovers.ts'
import type { StockKind } from './movements.ts'

/** Copies of a book that entered or left the stock. */
export interface StockMovementRow {
  id: number
  kind: StockKind
  /** The number of copies. Negative when copies left the stock. */
  copies: number
  /** The number of copies that the same owner has after the movement. */
  balance: number
  date: string
  /** The customer's order to which the copies belong; null for the press's own copies. */
  customer: { offer_id: number; number: string; name: string } | null
  /**
   * The document that created the movement: a tech card or a delivery document. These fields are null if a person entered the
   * movement or the document was deleted.
   */
  techcard_id: number | null
  turnover: { offer_id: number; kind: TurnoverKind; number: string } | null
  shop_order_id: number | null
  sale_id: number | null
  reason: string
  by: Person | null
  created_at: string
}

/** A book and its copies in stock. */
export interface BookStock {
  book_id: number
  book_name: string
  /** The number of the press's own copies; null if the book was never counted. */
  left: number | null
  /**
   * The version of the book's stock. It increases with every movement of the book, so that a count made against an older stock is
   * refused.
   */
  version: number
}

/** The copies in stock of an offer's title. */
export interface LineStock {
  /** The index of the title in the offer. */
  item: number
  /** Null if the title is not tracked in stock. */
  left: number | null
}
