import type { ChargedLine, HandingKind, LineQuantity, TurnoverKind } from '@press/domain'

/** An act, a waybill or a return of an offer by its wire names; sums in tiyn, below zero where goods came back. */
export interface Turnover {
  id: number
  kind: TurnoverKind
  number: string
  date: string
  vat_rate: number
  lines: ChargedLine[]
  sum: number
  vat: number
  /** The document that it corrects, or whose goods came back. */
  of_id: number | null
  reason: string
  cancelled_at: string | null
  cancelled_by: string | null
  cancel_reason: string
}

/** What is done about turnover: a document is made out, or one that is there is corrected, given back in part or cancelled. */
export type TurnoverAct =
  | { what: 'issue'; kind: HandingKind }
  | { what: 'correct' | 'return' | 'cancel'; document: Turnover }

/** What is sent of it; a cancelled document needs no day and no lines. */
export interface TurnoverEntry {
  date: string
  lines: LineQuantity[]
  reason: string
}

/** How many copies there are for a title of an offer; null where nobody follows them. */
export interface LineStock {
  /** The title's place in the offer. */
  item: number
  left: number | null
}
