import {
  type BookParams,
  type PriceList,
  validateCalculatorInput,
  type CalculatorProblem,
  getPageCountLimits,
  maxPrintRunCopies,
} from '@press/domain'
import type { FieldProblem } from '../../errors.ts'

export type Book = Required<BookParams>

/** Returns the problems of a book by a price list, field by field. */
export const validateCalculation = (book: Book, prices: PriceList): Record<string, FieldProblem> =>
  Object.fromEntries(
    Object.entries(validateCalculatorInput(book, prices)).map(([field, problem]) => [
      field,
      toFieldProblem(field, problem, book),
    ]),
  )

function toFieldProblem(field: string, problem: CalculatorProblem, book: Book): FieldProblem {
  const { min, max } = field === 'pages' ? getPageCountLimits(book) : { min: 1, max: maxPrintRunCopies }
  if (problem === 'tooFew') return { problem: 'tooSmall', params: { min } }
  if (problem === 'tooMany') return { problem: 'tooBig', params: { max } }
  return problem === 'whole' ? 'number' : problem
}
