import type { Turnover } from '../../turnovers/types.ts'
import type { Offer } from '../index.ts'

/** An offer with what its papers say of it, and what was handed over by it. */
export interface OfferWithDocuments extends Offer {
  esf_number: string | null
  esf_date: string | null
  turnovers: Turnover[]
  /** What they come to, in tiyn. */
  delivered: number
  /** The day that the printing of its books began; null where it has not, or nothing is printed for it. */
  printed_from: string | null
}
