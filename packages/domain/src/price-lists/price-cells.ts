import { laminations, type Lamination } from '../shared/print/materials.ts'
import type { Binding, Materials, Paper } from '../shared/print/material-types.ts'
import type { BlockColor, ClickTier, Prices } from '../shared/prices/price-list.ts'

export const priceGroups = ['sheets', 'black-white', 'colored', 'lamination', 'bindings', 'general'] as const
export type PriceGroup = (typeof priceGroups)[number]

export const generalPrices = ['preparation', 'waste', 'make_ready', 'overhead', 'margin', 'partner_discount'] as const
export type GeneralPrice = (typeof generalPrices)[number]

/** The path of a number in a price list, as the API's error fields name it: `sheets.offset80`, `clicks.colored.0.price`. */
export type PriceCell =
  | `sheets.${Paper}`
  | `clicks.${BlockColor}.${number}.${'up_to' | 'price'}`
  | `lamination.${Exclude<Lamination, 'none'>}`
  | `bindings.${Binding}.${'setup' | 'each'}`
  | GeneralPrice

export type PriceUnit = 'money' | 'percent' | 'sheets'

/** A row of a price list. Most rows have one price, a binding has two, and a row of clicks also has its upper bound. */
export interface PriceRow {
  group: PriceGroup
  /** What the row prices: a paper, a binding, or a tier of clicks by its index. */
  key: string
  /** The paths of the row's prices. */
  cells: readonly PriceCell[]
  /** The path of a tier's upper bound. The last tier has no upper bound. */
  bound?: PriceCell
  /** The unit of the row's numbers: tiyn, per cent to hundredths, or sheets of paper. */
  unit: PriceUnit
}

/** The numbers of a price list by path; null if a number is not filled in yet. */
export type PriceCells = Partial<Record<PriceCell, number | null>>

export const clickColors = ['black-white', 'colored'] as const satisfies readonly BlockColor[]
const laminationKinds = laminations.filter((one) => one !== 'none')

const createRow = (group: PriceGroup, key: string, ...cells: PriceCell[]): PriceRow => ({
  group,
  key,
  cells,
  unit: 'money',
})

/**
 * Returns the rows of a price list in display order. The number of click tiers differs from list to list. A withdrawn paper or
 * binding stays in the lists that include it.
 */
export function buildPriceRows(
  { clicks, sheets, bindings }: Pick<Prices, 'clicks' | 'sheets' | 'bindings'>,
  materials: Materials,
): PriceRow[] {
  const pricedPapers = materials.papers.filter(({ key, withdrawn }) => !withdrawn || key in sheets)
  const pricedBindings = materials.bindings.filter(({ key, withdrawn }) => !withdrawn || key in bindings)
  return [
    ...pricedPapers.map(({ key }) => createRow('sheets', key, `sheets.${key}`)),
    ...clickColors.flatMap((color) =>
      clicks[color].map(({ up_to }, index) => ({
        ...createRow(color, String(index), `clicks.${color}.${index}.price`),
        ...(up_to !== null && { bound: `clicks.${color}.${index}.up_to` as const }),
      })),
    ),
    ...laminationKinds.map((kind) => createRow('lamination', kind, `lamination.${kind}`)),
    ...pricedBindings.map(({ key }) => createRow('bindings', key, `bindings.${key}.setup`, `bindings.${key}.each`)),
    ...generalPrices.map((key): PriceRow => ({ ...createRow('general', key, key), unit: getPriceUnit(key) })),
  ]
}

/** Returns the unit of a number in a price list. */
export function getPriceUnit(cell: string): PriceUnit {
  if (cell === 'make_ready') return 'sheets'
  return ['waste', 'overhead', 'margin', 'partner_discount'].includes(cell) ? 'percent' : 'money'
}

/** Reads the numbers of a price list by path. */
export function readPriceCells({
  sheets,
  clicks,
  lamination,
  bindings,
  ...generalNumbers
}: Prices): Record<PriceCell, number> {
  const cells: Partial<Record<PriceCell, number>> = {}
  for (const [key, price] of Object.entries(sheets)) cells[`sheets.${key}`] = price
  for (const color of clickColors)
    clicks[color].forEach(({ up_to, price }, index) => {
      cells[`clicks.${color}.${index}.price`] = price
      if (up_to !== null) cells[`clicks.${color}.${index}.up_to`] = up_to
    })
  for (const kind of laminationKinds) cells[`lamination.${kind}`] = lamination[kind]
  for (const [key, { setup, each }] of Object.entries(bindings)) {
    cells[`bindings.${key}.setup`] = setup
    cells[`bindings.${key}.each`] = each
  }
  for (const key of generalPrices) cells[key] = generalNumbers[key]
  return cells as Record<PriceCell, number>
}

const buildRecord = <Key extends string, Value>(keys: readonly Key[], getRecordValue: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, getRecordValue(key)])) as Record<Key, Value>

/** Returns the keys that a price list names, and the keys for which `cells` has numbers, such as `sheets.offset-100`. */
const getPricedKeys = (priceGroup: object, cells: PriceCells, group: 'sheets' | 'bindings'): string[] => {
  const pricedKeys = Object.entries(cells).flatMap(([cell, value]) => {
    const [cellGroup, key = ''] = cell.split('.')
    return cellGroup === group && value !== null ? key : []
  })
  return [...new Set([...Object.keys(priceGroup), ...pricedKeys])]
}

/** Writes numbers into a price list. Numbers that are missing in `cells` keep their value from `prices`. */
export function writePriceCells(prices: Prices, cells: PriceCells): Prices {
  const getValue = (cell: PriceCell, fallback: number): number => cells[cell] ?? fallback
  const writeTier =
    (color: BlockColor) =>
    ({ up_to, price }: ClickTier, index: number): ClickTier => ({
      up_to: up_to === null ? null : getValue(`clicks.${color}.${index}.up_to`, up_to),
      price: getValue(`clicks.${color}.${index}.price`, price),
    })
  return {
    sheets: buildRecord(getPricedKeys(prices.sheets, cells, 'sheets'), (paper) =>
      getValue(`sheets.${paper}`, prices.sheets[paper] ?? 0),
    ),
    clicks: buildRecord(clickColors, (color) => prices.clicks[color].map(writeTier(color))),
    lamination: buildRecord(laminationKinds, (kind) => getValue(`lamination.${kind}`, prices.lamination[kind])),
    bindings: buildRecord(getPricedKeys(prices.bindings, cells, 'bindings'), (binding) => ({
      setup: getValue(`bindings.${binding}.setup`, prices.bindings[binding]?.setup ?? 0),
      each: getValue(`bindings.${binding}.each`, prices.bindings[binding]?.each ?? 0),
    })),
    ...buildRecord(generalPrices, (key) => getValue(key, prices[key])),
  }
}

export interface PriceChange extends PriceRow {
  before: number[]
  after: number[]
  /** The change in per cent of the price of one copy, sheet or click; null when the old price was 0. */
  percent: number | null
}

/** Returns the rows whose numbers differ between two price lists. A tier that the older list does not have counts as new. */
export function diffPriceLists(before: Prices, after: Prices, materials: Materials): PriceChange[] {
  const oldNumbers: Partial<Record<PriceCell, number>> = readPriceCells(before)
  const newNumbers: Partial<Record<PriceCell, number>> = readPriceCells(after)
  return buildPriceRows(after, materials).flatMap((row) => {
    const pairs = (row.bound ? [...row.cells, row.bound] : row.cells).map(
      (cell) => [oldNumbers[cell] ?? 0, newNumbers[cell] ?? 0] as const,
    )
    if (pairs.every(([oldNumber, newNumber]) => oldNumber === newNumber)) return []
    const prices = pairs.slice(0, row.cells.length)
    return [
      {
        ...row,
        before: pairs.map(([oldNumber]) => oldNumber),
        after: pairs.map(([, newNumber]) => newNumber),
        percent: getPercentChange(prices),
      },
    ]
  })
}

/**
 * Returns the change in per cent of the last price of a row that differs. For a binding, this is the price per copy, which every
 * print run pays.
 */
function getPercentChange(pairs: readonly (readonly [was: number, is: number])[]): number | null {
  const [oldPrice, newPrice] = pairs.findLast(([before, after]) => before !== after) ?? [0, 0]
  return oldPrice === 0 ? null : ((newPrice - oldPrice) / oldPrice) * 100
}
