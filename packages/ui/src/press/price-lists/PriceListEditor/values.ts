import {
  readPriceCells,
  validatePrice,
  buildPriceRows,
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

export const toPriceListValues = (list: EditablePriceList): PriceListValues => ({
  from: list.from,
  ...readPriceCells(list),
})

/** Returns the prices in the fields. Missing prices are taken from the list. */
export const toPrices = (list: Prices, { from: _from, ...cells }: PriceListValues): Prices =>
  writePriceCells(list, cells)

/**
 * Returns errors by cell. A number that the list has must not be empty, and a binding needs both prices. `materials` are the press's
 * materials; new materials may have no price yet.
 */
export function findPriceProblems(list: Prices, values: PriceListValues, materials: Materials): PriceProblems {
  const listCells: Partial<Record<PriceCell, number>> = readPriceCells(list)
  const missingCells = buildPriceRows(list, materials).flatMap(({ cells, bound }) => {
    const rowCells = bound ? [...cells, bound] : cells
    const isStarted = rowCells.some((cell) => listCells[cell] !== undefined || typeof values[cell] === 'number')
    return isStarted ? rowCells.filter((cell) => typeof values[cell] !== 'number') : []
  })
  const problems = validatePrice(toPrices(list, values))
  return { ...problems, ...Object.fromEntries(missingCells.map((cell) => [cell, 'required'] as const)) }
}
