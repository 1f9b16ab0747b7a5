import { limits } from '../constants.ts'
import { sumOf } from '../money/tiyn.ts'
import { vatIncluded, vatRateOn } from '../money/vat.ts'

/** A work that is charged besides the copies. `unit_price` in tiyn. */
export interface OfferWork {
  name: string
  unit_count: number
  unit_price: number
}

/** What of a title decides its sum. `price` is a copy's, in tiyn. */
export interface PricedItem {
  quantity: number
  price: number
  work_types: readonly OfferWork[]
  /** @default 'included' */
  vat?: 'included' | 'exempt'
}

export interface OfferLine {
  /** Copies and works at their prices, before the discount; tiyn, like all sums here. */
  gross: number
  discount: number
  /** To pay, VAT included. */
  sum: number
  vat: number
}

export interface OfferTotals {
  lines: OfferLine[]
  gross: number
  discount: number
  sum: number
  /** The sum of the lines', each rounded by itself. */
  vat: number
  /** Per cent. */
  vat_rate: number
}

/** Whole tiyn; what is not typed yet, or is no number, is none. */
const whole = (tiyn: number): number => (Number.isFinite(tiyn) ? Math.round(tiyn) : 0)

const workSum = ({ unit_count, unit_price }: OfferWork): number => whole(unit_count * unit_price)

/** A discount that there can be: nobody is paid for taking books. */
const within = (percent: number): number => {
  const { min, max } = limits.percentage
  return Number.isNaN(percent) ? min : Math.min(max, Math.max(min, percent))
}

/** What a title costs before the discount: its copies and its works. */
export const itemGross = ({ quantity, price, work_types }: PricedItem): number =>
  whole(quantity * price) + work_types.reduce((total, work) => total + workSum(work), 0)

/**
 * What an offer comes to, line by line. `discount` is per cent; each line takes its own, in whole tiyn. `date` (`yyyy-mm-dd`), the
 * offer's own, fixes the rate of VAT. It is shown while an offer is typed, so it takes anything: what `offerProblems` refuses counts for nothing.
 */
export function offerTotals(items: readonly PricedItem[], date: string, discount = 0): OfferTotals {
  const vat_rate = vatRateOn(date)
  const lines = items.map((item): OfferLine => {
    const gross = itemGross(item)
    const off = Math.round((gross * within(discount)) / 100)
    const sum = gross - off
    return { gross, discount: off, sum, vat: item.vat === 'exempt' ? 0 : vatIncluded(sum, vat_rate) }
  })
  return {
    lines,
    gross: lines.reduce((total, line) => total + line.gross, 0),
    discount: lines.reduce((total, line) => total + line.discount, 0),
    sum: sumOf(lines),
    vat: lines.reduce((total, line) => total + line.vat, 0),
    vat_rate,
  }
}
