import { createChargedLine, roundTiyn, type ChargedLine } from '../shared/money/charged-line.ts'
import { limits } from '../shared/constants.ts'
import { sumLines } from '../shared/money/tiyn.ts'
import { getVatRate } from '../shared/money/vat.ts'
import type { WorkUnit } from './units.ts'

/** A work that is charged in addition to the copies. `unit_price` is in tiyn. */
export interface OfferWork {
  name: string
  unit_count: number
  unit_price: number
  /** The unit of `unit_count`. @default 'service' */
  unit?: WorkUnit
}

/** The fields of a title that decide its sum. `price` is per copy, in tiyn. */
export interface PricedItem {
  quantity: number
  price: number
  work_types: readonly OfferWork[]
  /** Whether the price includes VAT or is exempt from it. @default 'included' */
  vat?: 'included' | 'exempt'
}

/** The totals of a title, with its copies and its works. */
export interface OfferLine {
  /** The sum of the title before the discount. */
  gross: number
  discount: number
  /** The amount to pay, including VAT. */
  sum: number
  vat: number
}

export interface OfferTotals {
  /** The charged lines. For each title, they list the copies first and then the works. */
  charges: ChargedLine[]
  /** The totals of each title. */
  lines: OfferLine[]
  gross: number
  discount: number
  sum: number
  /** The VAT of all charges, in tiyn. The VAT of each charge is rounded separately. */
  vat: number
  /** The VAT rate, in per cent. */
  vat_rate: number
}

/** Limits a discount to its allowed range, so that the price never becomes negative. */
const clampPercentage = (percent: number): number => {
  const { min, max } = limits.percentage
  return Number.isNaN(percent) ? min : Math.min(max, Math.max(min, percent))
}

/** Whether a title charges for its copies. If a title has works but no price, it charges only for the works. */
const chargesCopies = ({ quantity, price, work_types }: PricedItem): boolean =>
  roundTiyn(quantity * price) > 0 || work_types.length === 0

interface Charge {
  work: number | null
  quantity: number
  listPrice: number
}

const getCharges = (item: PricedItem): Charge[] => [
  ...(chargesCopies(item) ? [{ work: null, quantity: item.quantity, listPrice: item.price }] : []),
  ...item.work_types.map(({ unit_count, unit_price }, workIndex) => ({
    work: workIndex,
    quantity: unit_count,
    listPrice: unit_price,
  })),
]

/**
 * Calculates the totals of an offer. `discount` is in per cent and lowers each unit price to whole tiyn. `date` (`yyyy-mm-dd`) is
 * the offer's date and fixes the VAT rate. Forms call this function while an offer is being typed, so it accepts any input. Values
 * that `validateOffer` refuses count as 0.
 */
export function calculateOfferTotals(items: readonly PricedItem[], date: string, discount = 0): OfferTotals {
  const vat_rate = getVatRate(date)
  const percentLeft = 100 - clampPercentage(discount)
  const charges: ChargedLine[] = []
  const lines = items.map((pricedItem, itemIndex): OfferLine => {
    const isExempt = pricedItem.vat === 'exempt'
    const itemCharges = getCharges(pricedItem)
    const chargedLines = itemCharges.map(({ work, quantity, listPrice }) =>
      createChargedLine(
        { item: itemIndex, work, price: roundTiyn((listPrice * percentLeft) / 100), exempt: isExempt },
        quantity,
        vat_rate,
      ),
    )
    charges.push(...chargedLines)
    const gross = itemCharges.reduce((total, { quantity, listPrice }) => total + roundTiyn(quantity * listPrice), 0)
    const sum = sumLines(chargedLines)
    return { gross, discount: gross - sum, sum, vat: chargedLines.reduce((total, { vat }) => total + vat, 0) }
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
