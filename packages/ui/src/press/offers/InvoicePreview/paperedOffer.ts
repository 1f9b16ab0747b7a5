import type { Offer } from '../index.ts'

/** An offer with what its papers say of it. */
export interface PaperedOffer extends Offer {
  esf_number: string | null
  esf_date: string | null
  papers: readonly { kind: 'act' | 'waybill'; number: string; date: string }[]
}
