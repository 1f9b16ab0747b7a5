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
export function comparePriceLists(book: BookParams, oldList: PriceList, nextList: PriceList): PriceEffect {
  const [oldEstimate, nextEstimate] = [
    calculateEstimate(book, oldList, oldList.from),
    calculateEstimate(book, nextList, nextList.from),
  ]
  const cost = nextEstimate.base + Math.round((nextEstimate.base * nextList.overhead) / 100)
  const calculateMarkup = (total: number): Markup => ({
    sum: total - cost,
    percent: cost === 0 ? 0 : ((total - cost) / cost) * 100,
  })
  return {
    before: oldEstimate.unit_price,
    after: nextEstimate.unit_price,
    percent:
      oldEstimate.unit_price === 0
        ? 0
        : ((nextEstimate.unit_price - oldEstimate.unit_price) / oldEstimate.unit_price) * 100,
    kept: calculateMarkup(nextEstimate.total),
    unchanged: calculateMarkup(oldEstimate.total),
  }
}
