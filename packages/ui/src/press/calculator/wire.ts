import type { BookParams, PriceList, PriceListStatus, Person } from '@press/domain'

/*
 * Price lists and kept calculations by their wire names: structural, sums in tiyn, days `yyyy-mm-dd`, moments ISO 8601.
 */

export interface WrittenPriceList extends PriceList {
  id: number
  number: number
  version: number
  status: PriceListStatus
  /** Null for the list that a new press begins with. */
  author: Person | null
  updated_at: string
  entered_at: string | null
}

/** A book that shows what prices do. */
export interface SampleBook extends BookParams {
  id: number | string
  name: string
}

export interface KeptCalculation extends Required<BookParams> {
  id: number
  version: number
  name: string
  /** What it was reckoned by. */
  price_list: { id: number; number: number; from: string }
  unit_price: number
  sum: number
  /** What the same book comes to by the prices of today. */
  sum_today: number
  /** And by those to come; null where they leave it as it is today. */
  next: { from: string; number: number; sum: number } | null
  updated_at: string
}
