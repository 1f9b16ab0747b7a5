import type { Person } from '../shared/people/rows.ts'
import type { BookParams } from '../shared/prices/estimate.ts'
import type { PriceList, PriceListStatus } from '../shared/prices/price-list.ts'

/** A price list, as all users of the calculator see it. */
export interface PriceListRow extends PriceList {
  id: number
  number: number
}

/** A price list, as its editors see it. */
export interface EditablePriceList extends PriceListRow {
  version: number
  status: PriceListStatus
  /** The person who created the price list; null for the initial price list of a new press. */
  author: Person | null
  updated_at: string
  entered_at: string | null
}

/** A saved calculation, with its sum when it was saved, its sum today, and its sum with future prices. */
export interface SavedCalculation extends Required<BookParams> {
  id: number
  version: number
  name: string
  /** The price list with which the saved sum was calculated. */
  price_list: Pick<PriceListRow, 'id' | 'number' | 'from'>
  unit_price: number
  sum: number
  vat: number
  unit_price_today: number
  sum_today: number
  /** The sum with the next prices. Null if no later price list is entered, or if the sum does not change. */
  next: { from: string; number: number; sum: number } | null
  created_at: string
  updated_at: string
}
