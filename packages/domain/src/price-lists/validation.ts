import type { PriceListStatus, Prices } from '../shared/prices/price-list.ts'
import { isIsoDate } from '../shared/dates/dates.ts'
import { fromTenge } from '../shared/money/tiyn.ts'
import { firstBindings } from '../shared/print/bindings.ts'
import { firstPapers } from '../shared/print/materials.ts'
import { readPriceCells, clickColors, getPriceUnit, type PriceCell } from './price-cells.ts'

/**
 * The maximum values in a price list (our rule): a price in tiyn, a percentage, the clicks of a tier, and the sheets for
 * make-ready.
 */
export const priceLimits = { money: fromTenge(1_000_000), percent: 100, clicks: 1_000_000, sheets: 1_000 } as const

/** A price change in per cent above which the change must be confirmed before the price list is published. */
export const priceJumpWarningPercent = 50

export type PriceProblem = 'required' | 'tooBig' | 'overlap' | 'wholeTiyn' | 'wholeSheets'
export type PriceProblems = Partial<Record<PriceCell, PriceProblem>>

/** The materials that every press starts with must have a price in every list. */
const requiredCells: readonly PriceCell[] = [
  ...firstPapers.map(({ key }) => `sheets.${key}` as const),
  ...firstBindings.flatMap(({ key }) => [`bindings.${key}.setup`, `bindings.${key}.each`] as const),
]

/**
 * Returns the problems of the numbers of a price list, by path. Materials that the press added may be omitted. They keep their
 * previous price, and without any price nothing is calculated for them.
 */
export function validatePrice(prices: Prices): PriceProblems {
  const problems: PriceProblems = {}
  const numbers: Partial<Record<PriceCell, number>> = readPriceCells(prices)
  for (const cell of requiredCells) if (numbers[cell] === undefined) problems[cell] = 'required'
  for (const [cell, value] of Object.entries(numbers) as [PriceCell, number][]) {
    const problem = getCellProblem(cell, value)
    if (problem) problems[cell] = problem
  }
  for (const color of clickColors) {
    let previousBound = 0
    prices.clicks[color].forEach(({ up_to }, index) => {
      if (up_to === null) return
      if (up_to <= previousBound) problems[`clicks.${color}.${index}.up_to`] = 'overlap'
      previousBound = Math.max(previousBound, up_to)
    })
  }
  return problems
}

function getCellProblem(cell: PriceCell, value: number): PriceProblem | undefined {
  if (!Number.isFinite(value) || value < 0) return 'required'
  if (cell.endsWith('up_to')) return value > priceLimits.clicks ? 'tooBig' : undefined
  const unit = getPriceUnit(cell)
  if (unit !== 'percent' && !Number.isInteger(value)) return unit === 'sheets' ? 'wholeSheets' : 'wholeTiyn'
  return value > priceLimits[unit] ? 'tooBig' : undefined
}

export type EntryProblem = 'required' | 'notAhead' | 'dateTaken'

/**
 * Returns why a price list cannot start on a day (`yyyy-mm-dd`). Prices of the current day are fixed, so tomorrow is the earliest
 * start. Two lists cannot start on the same day, because it would be unclear which list applies.
 */
export function validatePriceListStart(
  from: string | null,
  today: string,
  takenDays: readonly string[],
): EntryProblem | undefined {
  if (from === null || !isIsoDate(from)) return 'required'
  if (from <= today) return 'notAhead'
  return takenDays.includes(from) ? 'dateTaken' : undefined
}

/** The state of a price list on a day: a draft, scheduled (`coming`), in force, or replaced by a later list. */
export type PriceListState = 'draft' | 'coming' | 'current' | 'past'

interface DatedPriceList {
  id: number
  from: string
  status: PriceListStatus
}

export function getPriceListState(
  list: DatedPriceList,
  lists: readonly DatedPriceList[],
  today: string,
): PriceListState {
  if (list.status === 'draft') return 'draft'
  if (list.from > today) return 'coming'
  const startedLists = lists.filter(({ status, from }) => status === 'entered' && from <= today)
  const currentList = startedLists.reduce((latest, one) => (one.from > latest.from ? one : latest), list)
  return currentList.id === list.id ? 'current' : 'past'
}
