import {
  readPriceCells,
  validatePrice,
  priceRows,
  writePriceCells,
  type Materials,
  type PriceCell,
  type PriceCells,
  type PriceProblems,
  type Prices,
  type EditablePriceList,
} from '@press/domain'

/** What stands in the fields of a price list: its first day, and each number by its place; null where one is being typed. */
export type PriceListValues = PriceCells & { from: string }

export const priceListValues = (list: EditablePriceList): PriceListValues => ({
  from: list.from,
  ...readPriceCells(list),
})

/** The prices that the fields say; what is missing is as in the list. */
export const pricesIn = (list: Prices, { from: _from, ...cells }: PriceListValues): Prices =>
  writePriceCells(list, cells)

/**
 * What is wrong with them, by place: a number that the list has is not left out, and of a binding's two prices not one alone. `known` is
 * what the press has; what it has added may have no price yet.
 */
export function priceValueProblems(list: Prices, values: PriceListValues, known: Materials): PriceProblems {
  const priced: Partial<Record<PriceCell, number>> = readPriceCells(list)
  const missing = priceRows(list, known).flatMap(({ cells, bound }) => {
    const own = bound ? [...cells, bound] : cells
    const isBegun = own.some((cell) => priced[cell] !== undefined || typeof values[cell] === 'number')
    return isBegun ? own.filter((cell) => typeof values[cell] !== 'number') : []
  })
  const wrong = validatePrice(pricesIn(list, values))
  return { ...wrong, ...Object.fromEntries(missing.map((cell) => [cell, 'required'] as const)) }
}
