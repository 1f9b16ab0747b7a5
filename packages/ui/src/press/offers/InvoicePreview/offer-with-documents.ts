import type { Turnover } from '../../turnovers/types.ts'
import type { Offer } from '../index.ts'

/** An offer with the data of its documents and its turnovers. */
export interface OfferWithDocuments extends Offer {
  esf_number: string | null
  esf_date: string | null
  turnovers: Turnover[]
  /** The sum of the turnovers, in tiyn. */
  delivered: number
  /** The day when printing of its books began; null if it has not begun or nothing is printed. */
  printed_from: string | null
}
