import type { DeliveryKind, LineQuantity, Turnover } from '@press/domain'

/** An action on the documents of an offer: issues a document, or corrects, partly returns or cancels an existing document. */
export type TurnoverAction =
  | { action: 'issue'; kind: DeliveryKind }
  | { action: 'correct' | 'return' | 'cancel'; document: Turnover }

/** The request body. A cancellation needs no date and no lines. */
export interface TurnoverEntry {
  date: string
  lines: LineQuantity[]
  reason: string
}
