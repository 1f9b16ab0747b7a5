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

/** The values of a price list's fields: its first day, and a number for each cell. A number that is being typed may be null. */
export type PriceListValues = PriceCells & { from: string }

export const priceListValues = (list: EditablePriceList): PriceListValues => ({
  from: list.from,
  ...readPriceCells(list),
})

/** Returns the prices in the fields. Missing prices are taken from the list. */
export const pricesIn = (list: Prices, { from: _from, ...cells }: PriceListValues): Prices =>
  writePriceCells(list, cells)

/**
 * Returns errors by cell. A number that the list has must not be empty, and a binding needs both prices. `known` are the press's
 * materials; new materials may have no price yet.
 */
export function priceValueProblems(list: Prices, values: PriceListValues, known: Materials): PriceProblems {
  const priced: Partial<Record<PriceCell, number>> = readPriceCells(list)
  const missing = priceRows(list, known).flatMap(({ cells, bound }) => {
    const own = bound ? [...cells, bound] : cells
    const isStarted = own.some((cell) => priced[cell] !== undefined || typeof values[cell] === 'number')
    return isStarted ? own.filter((cell) => typeof values[cell] !== 'number') : []
  })
  const wrong = validatePrice(pricesIn(list, values))
  return { ...wrong, ...Object.fromEntries(missing.map((cell) => [cell, 'required'] as const)) }
}
