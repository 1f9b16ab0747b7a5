import { limits } from '../constants.ts'
import { findInvalidDates } from '../dates/dates.ts'
import { isPageCountBindable, getMaterials, type Lamination } from './materials.ts'
import type { Binding, BookFormat, Paper } from './material-types.ts'
import { countBlankPages } from './sections.ts'

/** The parts of a book that have separate paper and colours (spec §3). */
export const printParts = ['text', 'insert', 'cover', 'soft_cover', 'hard_cover', 'flyleaf'] as const
export type PrintPart = (typeof printParts)[number]

/** The progress of printing a print run or a signal copy. */
export const printWorkStatuses = ['new', 'in progress', 'completed'] as const
export type PrintWorkStatus = (typeof printWorkStatuses)[number]

/** The form of a print run or signal copy (spec §3). Dates are `yyyy-mm-dd`. */
export interface PrintFormValues
  extends Record<`paper_${PrintPart}`, Paper | null>, Record<`colorfulness_${PrintPart}`, string | null> {
  copies: number | null
  format: BookFormat | null
  total_pages: number | null
  colored_pages: number | null
  inserts_count: number | null
  lamination: Lamination | null
  /** The number of copies for each binding. */
  binding_counts: Readonly<Record<Binding, number | null>>
  remarks: string
  status: PrintWorkStatus
  start_date: string | null
  completed_date: string | null
}

/** The required fields. The specification (§5) names none, so this is our rule. A completed form also needs its completion date. */
export const requiredPrintFields = ['copies', 'format', 'total_pages', 'paper_text', 'colorfulness_text'] as const

export type PrintWorkProblem =
  | 'required'
  | 'positive'
  | 'moreThanPages'
  | 'moreThanCopies'
  | 'colorfulness'
  | 'bindingPages'
  | 'wholeSections'
  | 'date'
  | 'beforeStart'
  | 'tooLong'
/** Problems by form field. The field of a binding is, for example, `binding_counts.7BC`. */
export type PrintWorkProblems = Record<string, PrintWorkProblem>

/** Whether a text gives the number of colours on the front and the back of a sheet: `4+0`. */
const isColorfulness = (text: string): boolean => /^\s*\d\s*\+\s*\d\s*$/.test(text)

/** Returns the bindings that at least one copy gets, in the order of the press's list. */
export const getUsedBindings = ({ binding_counts }: Pick<PrintFormValues, 'binding_counts'>): Binding[] => {
  const order = getMaterials().bindings.map(({ key }) => key)
  return Object.keys(binding_counts)
    .filter((binding) => binding_counts[binding])
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
}

/** Returns the number of copies that get a binding, whichever it is. */
export const countBoundCopies = ({ binding_counts }: Pick<PrintFormValues, 'binding_counts'>): number =>
  getUsedBindings({ binding_counts }).reduce((sum, binding) => sum + (binding_counts[binding] ?? 0), 0)

/** Returns the problems of a print form by field. The form may be saved if there are none. */
export function validatePrintWork(work: PrintFormValues): PrintWorkProblems {
  const { copies, format, total_pages, colored_pages, status, start_date, completed_date } = work
  const problems: PrintWorkProblems = {}
  for (const part of printParts) {
    const colours = work[`colorfulness_${part}`]
    if (colours?.trim() && !isColorfulness(colours)) problems[`colorfulness_${part}`] = 'colorfulness'
  }
  for (const field of requiredPrintFields) {
    const value = work[field]
    if (value === null || value === '') problems[field] = 'required'
    else if (value === 0) problems[field] = 'positive'
  }
  if (colored_pages && total_pages && colored_pages > total_pages) problems['colored_pages'] = 'moreThanPages'
  const bindings = getUsedBindings(work)
  if (total_pages)
    for (const binding of bindings)
      if (!isPageCountBindable(binding, total_pages)) problems[`binding_counts.${binding}`] = 'bindingPages'
      else if (countBlankPages({ binding, format, pages: total_pages }))
        problems[`binding_counts.${binding}`] = 'wholeSections'
  const lastBinding = bindings.at(-1)
  if (copies && lastBinding && countBoundCopies(work) > copies)
    problems[`binding_counts.${lastBinding}`] = 'moreThanCopies'
  if (status !== 'new' && !start_date) problems['start_date'] = 'required'
  if (status === 'completed' && !completed_date) problems['completed_date'] = 'required'
  if (start_date && completed_date && completed_date < start_date) problems['completed_date'] = 'beforeStart'
  for (const field of findInvalidDates(work, ['start_date', 'completed_date'])) problems[field] = 'date'
  if (work.remarks.length > limits.noteLength) problems['remarks'] = 'tooLong'
  return problems
}
