import type { Person } from '../people/rows.ts'
import type { TurnoverKind } from '../turnovers/turnover.ts'
import type { StockKind } from './movements.ts'

/** Copies of a book that came into stock or left it. */
export interface StockMovementRow {
  id: number
  kind: StockKind
  /** Below zero where copies left. */
  copies: number
  /** Copies of the same owner after the movement. */
  balance: number
  date: string
  /** The customer's order that owns the copies; null for the press's own. */
  customer: { offer_id: number; number: string; name: string } | null
  /** The document that made it. All are null if a person entered it, or if the document was deleted. */
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
  /** The press's own copies; null if the book was never counted. */
  left: number | null
  /** Grows with every movement of the book, so that a count made against an older stock is refused. */
  version: number
}
