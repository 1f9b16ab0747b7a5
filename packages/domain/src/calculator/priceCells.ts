import { bindings, laminations, papers, type Binding, type Lamination, type Paper } from '../print/materials.ts'
import type { BlockColor, ClickTier, Prices } from './priceList.ts'

export const priceGroups = ['sheets', 'black-white', 'colored', 'lamination', 'bindings', 'general'] as const
export type PriceGroup = (typeof priceGroups)[number]

export const generalPrices = ['preparation', 'overhead', 'margin', 'partner_discount'] as const
export type GeneralPrice = (typeof generalPrices)[number]

/** Where a number of a price list stands, as the wire's error fields name it: `sheets.offset80`, `clicks.colored.0.price`. */
export type PriceCell =
  | `sheets.${Paper}`
  | `clicks.${BlockColor}.${number}.${'up_to' | 'price'}`
  | `lamination.${Exclude<Lamination, 'none'>}`
  | `bindings.${Binding}.${'setup' | 'each'}`
  | GeneralPrice

/** A row of a price list: one price, of a binding two, of clicks with the number of them that it holds to. */
export interface PriceRow {
  group: PriceGroup
  /** Of what: a paper, a binding, the place of a tier. */
  key: string
  /** Its prices. */
  cells: readonly PriceCell[]
  /** The upper bound of a tier; the last has none. */
  bound?: PriceCell
  /** Cells are tiyn, or hundredths of a per cent as they are. */
  unit: 'money' | 'percent'
}

/** The numbers of a price list, each by its place; null where one is still to be written. */
export type PriceCells = Partial<Record<PriceCell, number | null>>

export const clickColors = ['black-white', 'colored'] as const satisfies readonly BlockColor[]
const laminated = laminations.filter((one) => one !== 'none')

const rowOf = (group: PriceGroup, key: string, ...cells: PriceCell[]): PriceRow => ({
  group,
  key,
  cells,
  unit: 'money',
})

/** The rows that a price list is read in; how many tiers of clicks it has is its own. */
export function priceRows({ clicks }: Pick<Prices, 'clicks'>): PriceRow[] {
  return [
    ...papers.map((paper) => rowOf('sheets', paper, `sheets.${paper}`)),
    ...clickColors.flatMap((color) =>
      clicks[color].map(({ up_to }, place) => ({
        ...rowOf(color, String(place), `clicks.${color}.${place}.price`),
        ...(up_to !== null && { bound: `clicks.${color}.${place}.up_to` as const }),
      })),
    ),
    ...laminated.map((kind) => rowOf('lamination', kind, `lamination.${kind}`)),
    ...bindings.map((binding) => rowOf('bindings', binding, `bindings.${binding}.setup`, `bindings.${binding}.each`)),
    ...generalPrices.map((key): PriceRow => ({
      ...rowOf('general', key, key),
      unit: isPercent(key) ? 'percent' : 'money',
    })),
  ]
}

/** Whether a number of a price list is a share, and not a sum. */
export const isPercent = (cell: string): boolean => ['overhead', 'margin', 'partner_discount'].includes(cell)

/** The numbers of a price list, taken out of it by their places. */
export function cellsOf(prices: Prices): Record<PriceCell, number> {
  const cells: Partial<Record<PriceCell, number>> = {}
  for (const { cells: own, bound } of priceRows(prices))
    for (const cell of bound ? [...own, bound] : own) cells[cell] = valueAt(prices, cell)
  return cells as Record<PriceCell, number>
}

const each = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>

/** Puts numbers back into a list; those that are not given stay as they are in `prices`. */
export function withCells(prices: Prices, cells: PriceCells): Prices {
  const at = (cell: PriceCell, otherwise: number): number => cells[cell] ?? otherwise
  const tier =
    (color: BlockColor) =>
    ({ up_to, price }: ClickTier, place: number): ClickTier => ({
      up_to: up_to === null ? null : at(`clicks.${color}.${place}.up_to`, up_to),
      price: at(`clicks.${color}.${place}.price`, price),
    })
  return {
    sheets: each(papers, (paper) => at(`sheets.${paper}`, prices.sheets[paper])),
    clicks: each(clickColors, (color) => prices.clicks[color].map(tier(color))),
    lamination: each(laminated, (kind) => at(`lamination.${kind}`, prices.lamination[kind])),
    bindings: each(bindings, (binding) => ({
      setup: at(`bindings.${binding}.setup`, prices.bindings[binding].setup),
      each: at(`bindings.${binding}.each`, prices.bindings[binding].each),
    })),
    ...each(generalPrices, (key) => at(key, prices[key])),
  }
}

function valueAt(prices: Prices, cell: PriceCell): number {
  const value = cell.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], prices)
  if (typeof value !== 'number') throw new RangeError(`A price list has no ${cell}`)
  return value
}

export interface PriceChange extends PriceRow {
  before: number[]
  after: number[]
  /** Per cent by which the price of one copy, sheet or click moves; null where it was nothing. */
  percent: number | null
}

/** The rows whose numbers differ; a tier that the older list has not got is new. */
export function priceChanges(before: Prices, after: Prices): PriceChange[] {
  const old: Partial<Record<PriceCell, number>> = cellsOf(before)
  const next: Partial<Record<PriceCell, number>> = cellsOf(after)
  return priceRows(after).flatMap((row) => {
    const pairs = (row.bound ? [...row.cells, row.bound] : row.cells).map(
      (cell) => [old[cell] ?? 0, next[cell] ?? 0] as const,
    )
    if (pairs.every(([was, is]) => was === is)) return []
    const prices = pairs.slice(0, row.cells.length)
    return [{ ...row, before: pairs.map(([was]) => was), after: pairs.map(([, is]) => is), percent: percentOf(prices) }]
  })
}

/** The move of the last price that moved at all: of a binding that of a copy, which every run pays. */
function percentOf(pairs: readonly (readonly [was: number, is: number])[]): number | null {
  const [was, is] = pairs.findLast(([one, other]) => one !== other) ?? [0, 0]
  return was === 0 ? null : ((is - was) / was) * 100
}
