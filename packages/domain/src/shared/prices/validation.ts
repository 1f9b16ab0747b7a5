import { getBindingSpec, defaultBlockPaper, getFormatSpec, getPaperSpec } from '../print/materials.ts'
import { countBlankPages } from '../print/sections.ts'
import { getBinding, type BookParams } from './estimate.ts'
import type { PriceList } from './price-list.ts'

/** The maximum number of copies in the calculator (our rule). */
export const maxPrintRunCopies = 100_000

export type CalculatorProblem = 'required' | 'whole' | 'tooFew' | 'tooMany' | 'wholeSections' | 'choice' | 'noPrice'
export type CalculatorProblems = Partial<
  Record<'pages' | 'quantity' | 'format' | 'paper_type' | 'binding_method', CalculatorProblem>
>

const getCountProblem = (count: number | null, min: number, max: number): CalculatorProblem | null => {
  if (count == null) return 'required'
  if (!Number.isInteger(count)) return 'whole'
  if (count < min) return 'tooFew'
  return count > max ? 'tooMany' : null
}

const bindingRange = { soft: ['staple', 'KBS'], hard: ['7BC', '7BC'] } as const

/**
 * Returns the minimum and maximum number of pages of a book (decisions §5). They depend on its binding, or on the usual bindings of
 * its cover. A hard cover needs a spine, and a soft cover must not break.
 */
export function getPageCountLimits({ binding, binding_method }: Pick<BookParams, 'binding' | 'binding_method'>): {
  min: number
  max: number
} {
  const [minBinding, maxBinding] = bindingRange[binding]
  const methodSpec = binding_method ? getBindingSpec(binding_method) : undefined
  return {
    min: (methodSpec ?? getBindingSpec(minBinding))?.min ?? 1,
    max: (methodSpec ?? getBindingSpec(maxBinding))?.max ?? 1,
  }
}

type Draft = { [Key in 'pages' | 'quantity' | 'format']: BookParams[Key] | null } & Pick<
  BookParams,
  'binding' | 'paper_type' | 'binding_method'
>

/** Returns whether a binding fits a cover. Coils and staples, for example, need a soft cover. */
export const fitsCover = (cover: BookParams['binding'], method: string): boolean =>
  (getBindingSpec(method)?.cover === 'hard') === (cover === 'hard')

/**
 * Returns the problems that prevent the calculation of a title, field by field. If there are none, `calculateEstimate` may be
 * called. Does not check for missing prices if no price list is given.
 */
export function validateCalculatorInput(
  { pages, quantity, format, binding, paper_type = defaultBlockPaper, binding_method = null }: Draft,
  prices?: Pick<PriceList, 'sheets' | 'bindings'>,
): CalculatorProblems {
  const problems: CalculatorProblems = {}
  const method = getBinding({ binding, binding_method, pages })
  const { min, max } = getPageCountLimits({ binding, binding_method })
  const pagesProblem = getCountProblem(pages, min, max)
  const quantityProblem = getCountProblem(quantity, 1, maxPrintRunCopies)
  if (pagesProblem) problems.pages = pagesProblem
  else if (countBlankPages({ binding: method, format, pages })) problems.pages = 'wholeSections'
  if (quantityProblem) problems.quantity = quantityProblem
  if (!format) problems.format = 'required'
  else if (!getFormatSpec(format)) problems.format = 'choice'
  if (!getPaperSpec(paper_type)) problems.paper_type = 'choice'
  else if (prices && !(paper_type in prices.sheets)) problems.paper_type = 'noPrice'
  if (!getBindingSpec(method) || !fitsCover(binding, method)) problems.binding_method = 'choice'
  else if (prices && !(method in prices.bindings)) problems.binding_method = 'noPrice'
  return problems
}
