import { fromTenge } from '../money/tiyn.ts'
import type { Binding, Paper } from '../print/material-types.ts'
import type { Lamination } from '../print/materials.ts'
import type { Waste } from '../press-tables.ts'
import { firstWaste } from '../print/waste.ts'

/** A tier of a graduated price. Clicks up to `up_to` cost `price` tiyn each; if `up_to` is null, there is no upper bound. */
export interface ClickTier {
  up_to: number | null
  price: number
}

export type BlockColor = 'black-white' | 'colored'

/** The printing prices that are valid from a given day. Prices are in tiyn with VAT. Percentages have up to two decimals. */
export interface PriceList extends Waste {
  /** The first day on which the price list is valid, `yyyy-mm-dd`. */
  from: string
  /** The price of an SRA3 sheet, by paper. Papers without a price are left out. */
  sheets: Readonly<Record<Paper, number>>
  clicks: Record<BlockColor, readonly ClickTier[]>
  /** The price per side of a sheet. */
  lamination: Record<Exclude<Lamination, 'none'>, number>
  /** `setup` is paid once per print run, and `each` per copy. */
  bindings: Readonly<Record<Binding, { setup: number; each: number }>>
  preparation: number
  overhead: number
  margin: number
  partner_discount: number
}

export const priceListStatuses = ['draft', 'entered'] as const
export type PriceListStatus = (typeof priceListStatuses)[number]

/** The prices of a list without its start date. */
export type Prices = Omit<PriceList, 'from'>

const createBindingPrice = (setup: number, each: number) => ({ setup: fromTenge(setup), each: fromTenge(each) })
const createTiers = (...rows: readonly (readonly [upTo: number | null, tenge: number])[]): ClickTier[] =>
  rows.map(([up_to, tenge]) => ({ up_to, price: fromTenge(tenge) }))

/** The price lists with which a new press starts (decisions §6, our rule), the oldest first. */
export const priceLists: readonly PriceList[] = [
  {
    from: '2026-01-01',
    sheets: {
      offset80: fromTenge(12),
      offset120: fromTenge(20),
      coated130: fromTenge(30),
      colotech160: fromTenge(70),
    },
    clicks: {
      'black-white': createTiers([500, 14], [2_000, 12], [10_000, 10], [null, 8]),
      colored: createTiers([100, 110], [500, 95], [2_000, 85], [null, 75]),
    },
    lamination: { matte: fromTenge(90), glossy: fromTenge(80) },
    bindings: {
      staple: createBindingPrice(1_000, 40),
      KBS: createBindingPrice(2_000, 180),
      KShS: createBindingPrice(4_000, 450),
      'Wire-O': createBindingPrice(1_500, 350),
      integral: createBindingPrice(5_000, 900),
      '7BC': createBindingPrice(6_000, 1_400),
      '7': createBindingPrice(6_000, 1_500),
      '7B': createBindingPrice(6_000, 1_500),
      '7T': createBindingPrice(6_000, 1_800),
    },
    preparation: fromTenge(3_000),
    ...firstWaste,
    overhead: 10,
    margin: 20,
    partner_discount: 10,
  },
]

/**
 * Returns the price list that is valid on a day (`yyyy-mm-dd`): the latest list that started by then. If no list had started yet,
 * returns the first list; undefined for an empty array.
 */
export const getPriceListForDate = (date: string, lists: readonly PriceList[] = priceLists): PriceList | undefined => {
  const sortedLists = lists.toSorted((a, b) => a.from.localeCompare(b.from))
  return sortedLists.findLast(({ from }) => from <= date) ?? sortedLists[0]
}

/**
 * Sorts price lists by their first day. Adds the prices that a list omits from the earlier lists, because those prices stay valid.
 */
export function addEarlierPrices<List extends Pick<PriceList, 'from' | 'sheets' | 'bindings'>>(
  lists: readonly List[],
): List[] {
  let [sheets, bindings]: [PriceList['sheets'], PriceList['bindings']] = [{}, {}]
  return lists
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map((list) => {
      sheets = { ...sheets, ...list.sheets }
      bindings = { ...bindings, ...list.bindings }
      return { ...list, sheets, bindings }
    })
}
