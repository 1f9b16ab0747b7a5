import { fromTenge } from '../money/tiyn.ts'
import type { Binding, Paper } from '../print/material-types.ts'
import type { Lamination } from '../print/materials.ts'
import type { Waste } from '../settings/press-tables.ts'
import { firstWaste } from '../calculator/waste.ts'

/** A slice of a graduated price: clicks up to `up_to` (null: all further ones) at `price` tiyn each. */
export interface ClickTier {
  up_to: number | null
  price: number
}

export type BlockColor = 'black-white' | 'colored'

/** What printing costs from a day on. Prices are tiyn with VAT, shares are per cent, to hundredths. */
export interface PriceList extends Waste {
  /** First day it holds, `yyyy-mm-dd`. */
  from: string
  /** An SRA3 sheet; a paper that has no price yet is left out. */
  sheets: Readonly<Record<Paper, number>>
  clicks: Record<BlockColor, readonly ClickTier[]>
  /** One side of a sheet. */
  lamination: Record<Exclude<Lamination, 'none'>, number>
  /** Once for the run, and for each copy. */
  bindings: Readonly<Record<Binding, { setup: number; each: number }>>
  preparation: number
  overhead: number
  margin: number
  partner_discount: number
}

/** The prices of a list, whenever they begin. */
export type Prices = Omit<PriceList, 'from'>

const bound = (setup: number, each: number) => ({ setup: fromTenge(setup), each: fromTenge(each) })
const tiers = (...rows: readonly (readonly [upTo: number | null, tenge: number])[]): ClickTier[] =>
  rows.map(([up_to, tenge]) => ({ up_to, price: fromTenge(tenge) }))

/** The prices a new press starts with (decisions §6, ours), the oldest first. */
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
      'black-white': tiers([500, 14], [2_000, 12], [10_000, 10], [null, 8]),
      colored: tiers([100, 110], [500, 95], [2_000, 85], [null, 75]),
    },
    lamination: { matte: fromTenge(90), glossy: fromTenge(80) },
    bindings: {
      staple: bound(1_000, 40),
      KBS: bound(2_000, 180),
      KShS: bound(4_000, 450),
      'Wire-O': bound(1_500, 350),
      integral: bound(5_000, 900),
      '7BC': bound(6_000, 1_400),
      '7': bound(6_000, 1_500),
      '7B': bound(6_000, 1_500),
      '7T': bound(6_000, 1_800),
    },
    preparation: fromTenge(3_000),
    ...firstWaste,
    overhead: 10,
    margin: 20,
    partner_discount: 10,
  },
]

/** The prices that hold on a day (`yyyy-mm-dd`): the latest that began by then, else the first; undefined of an empty list. */
export const getPriceListForDate = (date: string, lists: readonly PriceList[] = priceLists): PriceList | undefined => {
  const sorted = lists.toSorted((a, b) => a.from.localeCompare(b.from))
  return sorted.findLast(({ from }) => from <= date) ?? sorted[0]
}

/** Lists by their first days, each with the prices of what it does not name but a list before it does: those go on. */
export function withEarlierPrices<List extends Pick<PriceList, 'from' | 'sheets' | 'bindings'>>(
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
