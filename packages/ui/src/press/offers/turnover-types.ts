import type { HandingKind, LineQuantity, Turnover } from '@press/domain'

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
