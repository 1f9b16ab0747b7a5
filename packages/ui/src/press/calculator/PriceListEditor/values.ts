import {
  cellsOf,
  priceProblems,
  withCells,
  type PriceCell,
  type PriceCells,
  type PriceProblems,
  type Prices,
} from '@press/domain'
import type { WrittenPriceList } from '../wire.ts'

/** What stands in the fields of a price list: its first day, and each number by its place; null where one is being typed. */
export type PriceListValues = PriceCells & { from: string }

export const priceListValues = (list: WrittenPriceList): PriceListValues => ({ from: list.from, ...cellsOf(list) })

/** The prices that the fields say; what is missing is as in the list. */
export const pricesIn = (list: Prices, { from: _from, ...cells }: PriceListValues): Prices => withCells(list, cells)

/** What is wrong with them, by place. */
export function priceValueProblems(list: Prices, values: PriceListValues): PriceProblems {
  const missing = (Object.keys(cellsOf(list)) as PriceCell[]).filter((cell) => values[cell] === null)
  const wrong = priceProblems(pricesIn(list, values))
  return { ...wrong, ...Object.fromEntries(missing.map((cell) => [cell, 'required'] as const)) }
}
