import { calculateEstimate, type BookParams } from '../shared/prices/estimate.ts'
import type { PriceList } from '../shared/prices/price-list.ts'

/** The difference between a print run's price and its costs, in tiyn and in per cent of the costs. */
export interface Markup {
  sum: number
  percent: number
}

export interface PriceEffect {
  /** The price per copy in tiyn: `before` by the current price list, and `after` by the next price list. */
  before: number
  after: number
  percent: number
  /** The markup at the new price. */
  kept: Markup
  /** The markup if the old price stayed while the costs of the new price list apply. */
  unchanged: Markup
}

/** Compares a title's price between two price lists. Also calculates the markup of both prices over the costs of the new list. */
export function comparePriceLists(book: BookParams, old: PriceList, next: PriceList): PriceEffect {
  const [was, is] = [calculateEstimate(book, old, old.from), calculateEstimate(book, next, next.from)]
  const cost = is.base + Math.round((is.base * next.overhead) / 100)
  const markup = (total: number): Markup => ({
    sum: total - cost,
    percent: cost === 0 ? 0 : ((total - cost) / cost) * 100,
  })
  return {
    before: was.unit_price,
    after: is.unit_price,
    percent: was.unit_price === 0 ? 0 : ((is.unit_price - was.unit_price) / was.unit_price) * 100,
    kept: markup(is.total),
    unchanged: markup(was.total),
  }
}
