import { findInvalidDates } from '../shared/dates/dates.ts'
import { limits } from '../shared/constants.ts'
import { getFormatSpec } from '../shared/print/materials.ts'
import { getMainBinding } from '../shared/print/paper-need.ts'
import { getCoverKind } from '../shared/print/spine.ts'
import type { PrintFormValues } from '../shared/print/form-values.ts'
import { tiynPerTenge } from '../shared/money/tiyn.ts'
import { calculateEstimate } from '../shared/prices/estimate.ts'
import type { PriceList } from '../shared/prices/price-list.ts'

/** The fields of a print form from which its cost is calculated. */
export type PrintRunCostInput = Pick<
  PrintFormValues,
  'copies' | 'format' | 'total_pages' | 'colored_pages' | 'lamination' | 'binding_counts'
>

/**
 * Calculates what a print run costs the press according to a price list, in tiyn, rounded to the whole tenge. It is the
 * calculator's base with the overhead and without the margin (decisions §6). Pages in colour count by their share of all pages.
 * Null while copies, pages or the format are unknown.
 */
export function calculatePrintRunCost(work: PrintRunCostInput, prices: PriceList, date: string): number | null {
  const { copies, format, total_pages: pages, colored_pages, lamination } = work
  if (!copies || !format || !getFormatSpec(format) || !pages) return null
  const primaryBinding = getMainBinding(work)
  const binding = primaryBinding && getCoverKind(primaryBinding) === 'hard' ? 'hard' : 'soft'
  const book = { pages, format, quantity: copies, binding, lamination: lamination ?? 'matte' } as const
  const calculateBase = (block_color: 'black-white' | 'colored') =>
    calculateEstimate({ ...book, block_color }, prices, date).base
  const coloredShare = Math.min(1, (colored_pages ?? 0) / pages)
  const blackWhiteBase = calculateBase('black-white')
  const base =
    coloredShare > 0 ? blackWhiteBase + (calculateBase('colored') - blackWhiteBase) * coloredShare : blackWhiteBase
  return Math.round((base * (100 + prices.overhead)) / 100 / tiynPerTenge) * tiynPerTenge
}

/** The form of a print run's actual cost, as its invoice states it. Empty fields are ''; `cost` is in tiyn. */
export interface PrintCostInput {
  cost: number | null
  bill_date: string
  note: string
}

export type PrintCostProblem = 'required' | 'notNegative' | 'date' | 'tooLong'

/** Returns the problems of the form of a print run's cost, by field. */
export function validatePrintCost(
  input: PrintCostInput,
): Partial<Record<'cost' | 'bill_date' | 'note', PrintCostProblem>> {
  const problems: ReturnType<typeof validatePrintCost> = {}
  if (input.cost === null) problems.cost = 'required'
  else if (input.cost < 0) problems.cost = 'notNegative'
  for (const field of findInvalidDates(input, ['bill_date'])) problems[field] = 'date'
  if (input.note.length > limits.noteLength) problems.note = 'tooLong'
  return problems
}
