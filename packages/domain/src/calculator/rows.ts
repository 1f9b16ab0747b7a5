import type { Person } from '../shared/people/rows.ts'
import type { BookParams } from '../shared/prices/estimate.ts'
import type { PriceList, PriceListStatus } from '../shared/prices/price-list.ts'

/** A price list as all users of the calculator read it. */
export interface PriceListRow extends PriceList {
  id: number
  number: number
}

/** A price list as its editors read it. */
export interface EditablePriceList extends PriceListRow {
  version: number
  status: PriceListStatus
  /** Null for the initial list of a new press. */
  author: Person | null
  updated_at: string
  entered_at: string | null
}

/** A saved calculation with its sum when it was saved, today, and with future prices. */
export interface SavedCalculation extends Required<BookParams> {
  id: number
  version: number
  name: string
  /** The price list of the saved sum. */
  price_list: Pick<PriceListRow, 'id' | 'number' | 'from'>
  unit_price: number
  sum: number
  vat: number
  unit_price_today: number
  sum_today: number
  /** Null if no later prices are entered, or if they do not change the sum. */
  next: { from: string; number: number; sum: number } | null
  created_at: string
  updated_at: string
}
