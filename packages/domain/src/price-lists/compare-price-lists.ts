import { calculateEstimate, type BookParams } from '../calculator/estimate.ts'
import type { PriceList } from './price-list.ts'

/** What is left of a run over what it costs, in tiyn and as a share of these costs. */
export interface Markup {
  sum: number
  percent: number
}

export interface PriceEffect {
  /** Of a copy, in tiyn: by the list that holds, and by the next. */
  before: number
  after: number
  percent: number
  /** What the run would leave at the new price. */
  kept: Markup
  /** And what it would leave at the old price, the costs being those of the new list. */
  unchanged: Markup
}

/** What another price list makes of a title: its price, and the markup over the costs of the new list with either price. */
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
