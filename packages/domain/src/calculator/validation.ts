import { bookFormatKeys } from '../print/formats.ts'
import { bindingPages } from '../print/materials.ts'
import type { BookParams } from './estimate.ts'

/** Copies of a run that the calculator reckons (ours). */
export const runLimit = 100_000

export type CalculatorProblem = 'required' | 'whole' | 'tooFew' | 'tooMany'
export type CalculatorProblems = Partial<Record<'pages' | 'quantity' | 'format', CalculatorProblem>>

const countProblem = (count: number | null, min: number, max: number): CalculatorProblem | null => {
  if (count == null) return 'required'
  if (!Number.isInteger(count)) return 'whole'
  if (count < min) return 'tooFew'
  return count > max ? 'tooMany' : null
}

/** Fewest and most pages a book of a cover may have (decisions §5): a hard one needs a spine, a soft one must not break. */
export const pageLimits = {
  soft: { min: bindingPages.staple.min, max: bindingPages.KBS.max },
  hard: { min: bindingPages['7BC'].min, max: bindingPages['7BC'].max },
} as const

type Draft = { [Key in 'pages' | 'quantity' | 'format']: BookParams[Key] | null } & Pick<BookParams, 'binding'>

/** What keeps a title from being reckoned, field by field; empty when `estimate` may be called. */
export function calculatorProblems({ pages, quantity, format, binding }: Draft): CalculatorProblems {
  const problems: CalculatorProblems = {}
  const { min, max } = pageLimits[binding]
  const ofPages = countProblem(pages, min, max)
  const ofQuantity = countProblem(quantity, 1, runLimit)
  if (ofPages) problems.pages = ofPages
  if (ofQuantity) problems.quantity = ofQuantity
  if (!format || !bookFormatKeys.includes(format)) problems.format = 'required'
  return problems
}
