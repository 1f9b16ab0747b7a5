import { limits } from '../constants.ts'
import { sumLines } from '../money/tiyn.ts'
import { getIncludedVat, vatRateOn } from '../money/vat.ts'
import type { WorkUnit } from './units.ts'

/** A work that is charged besides the copies. `unit_price` in tiyn. */
export interface OfferWork {
  name: string
  unit_count: number
  unit_price: number
  /** What is counted. @default 'service' */
  unit?: WorkUnit
}

/** What of a title decides its sum. `price` is a copy's, in tiyn. */
export interface PricedItem {
  quantity: number
  price: number
  work_types: readonly OfferWork[]
  /** @default 'included' */
  vat?: 'included' | 'exempt'
}

/**
 * A line as documents have it: so many of something at a price, and quantity × price = sum. The discount is in the price, as a tax
 * invoice has no place for one (decisions §4). Sums are tiyn, like all sums here.
 */
export interface ChargedLine {
  /** The place of its title in the offer, and of its work there; null where it charges for the copies. */
  item: number
  work: number | null
  quantity: number
  /** Of a unit, after the discount: whole tiyn. */
  price: number
  sum: number
  vat: number
  exempt: boolean
}

/** What a title comes to: its copies and its works. */
export interface OfferLine {
  /** At the prices before the discount. */
  gross: number
  discount: number
  /** To pay, VAT included. */
  sum: number
  vat: number
}

export interface OfferTotals {
  /** What is charged: of each title its copies, then its works. */
  charges: ChargedLine[]
  /** A line for each title. */
  lines: OfferLine[]
  gross: number
  discount: number
  sum: number
  /** The sum of the charges', each rounded by itself. */
  vat: number
  /** Per cent. */
  vat_rate: number
}

/** Whole tiyn; what is not typed yet, or is no number, is none. */
const whole = (tiyn: number): number => (Number.isFinite(tiyn) ? Math.round(tiyn) : 0)

/** A discount that there can be: nobody is paid for taking books. */
const within = (percent: number): number => {
  const { min, max } = limits.percentage
  return Number.isNaN(percent) ? min : Math.min(max, Math.max(min, percent))
}

/** Whether a title is charged for its copies: one without a price is only worked on. */
const chargesCopies = ({ quantity, price, work_types }: PricedItem): boolean =>
  whole(quantity * price) > 0 || work_types.length === 0

interface Charge {
  work: number | null
  quantity: number
  listPrice: number
}

const chargesOf = (item: PricedItem): Charge[] => [
  ...(chargesCopies(item) ? [{ work: null, quantity: item.quantity, listPrice: item.price }] : []),
  ...item.work_types.map(({ unit_count, unit_price }, work) => ({ work, quantity: unit_count, listPrice: unit_price })),
]

/** A line of so many units at a price, with the VAT of a rate in it. */
export function chargedLine(
  { item, work, price, exempt }: Pick<ChargedLine, 'item' | 'work' | 'price' | 'exempt'>,
  quantity: number,
  rate: number,
): ChargedLine {
  const sum = whole(quantity * price)
  return { item, work, quantity, price, sum, vat: exempt ? 0 : getIncludedVat(sum, rate), exempt }
}

/**
 * What an offer comes to. `discount` is per cent; it lowers the price of each unit, to whole tiyn. `date` (`yyyy-mm-dd`), the offer's
 * own, fixes the rate of VAT. It is shown while an offer is typed, so it takes anything: what `validateOffer` refuses counts for nothing.
 */
export function offerTotals(items: readonly PricedItem[], date: string, discount = 0): OfferTotals {
  const vat_rate = vatRateOn(date)
  const kept = 100 - within(discount)
  const charges: ChargedLine[] = []
  const lines = items.map((one, item): OfferLine => {
    const exempt = one.vat === 'exempt'
    const found = chargesOf(one)
    const charged = found.map(({ work, quantity, listPrice }) =>
      chargedLine({ item, work, price: whole((listPrice * kept) / 100), exempt }, quantity, vat_rate),
    )
    charges.push(...charged)
    const gross = found.reduce((total, { quantity, listPrice }) => total + whole(quantity * listPrice), 0)
    const sum = sumLines(charged)
    return { gross, discount: gross - sum, sum, vat: charged.reduce((total, { vat }) => total + vat, 0) }
  })
  return {
    charges,
    lines,
    gross: lines.reduce((total, line) => total + line.gross, 0),
    discount: lines.reduce((total, line) => total + line.discount, 0),
    sum: sumLines(lines),
    vat: lines.reduce((total, line) => total + line.vat, 0),
    vat_rate,
  }
}
