import type { ChargedLine, HandingKind, LineQuantity, TurnoverKind } from '@press/domain'

/** An act, a waybill or a return for an offer, with the field names of the API; sums in tiyn, negative for returns. */
export interface Turnover {
  id: number
  kind: TurnoverKind
  number: string
  date: string
  vat_rate: number
  lines: ChargedLine[]
  sum: number
  vat: number
  /** The document that this one corrects, or whose goods were returned. */
  of_id: number | null
  reason: string
  cancelled_at: string | null
  cancelled_by: string | null
  cancel_reason: string
}

/** An action of turnover: issues a document, or corrects, partly returns or cancels an existing one. */
export type TurnoverAct =
  | { what: 'issue'; kind: HandingKind }
  | { what: 'correct' | 'return' | 'cancel'; document: Turnover }

/** The request body; a cancellation needs no date and no lines. */
export interface TurnoverEntry {
  date: string
  lines: LineQuantity[]
  reason: string
}

/** The number of copies of an offer's title; null if the stock is not tracked. */
export interface LineStock {
  /** The index of the title in the offer. */
  item: number
  left: number | null
}
