import type { ChargedLine } from '../money/charged-line.ts'
import type { SignerTexts } from './press-details.ts'

/** The documents of turnover: an act for services (Р-1), a waybill for goods (З-2), and a return for returned goods. */
export const turnoverKinds = ['act', 'waybill', 'return'] as const
export type TurnoverKind = (typeof turnoverKinds)[number]

/** An act, a waybill or a return of an offer. */
export interface Turnover {
  id: number
  kind: TurnoverKind
  number: string
  date: string
  vat_rate: number
  lines: ChargedLine[]
  /** The sum in tiyn. Negative for a return. */
  sum: number
  vat: number
  /** The document that this document corrects, or whose goods were returned. */
  of_id: number | null
  reason: string
  /** When the document was cancelled. A cancelled document keeps its number and does not count any more. */
  cancelled_at: string | null
  cancelled_by: string | null
  cancel_reason: string
  signer: SignerTexts
}
