import { limits } from '../shared/constants.ts'
import { createMoreThanStock, getStockRefusal, type MoreThanStock } from './movements.ts'

/** The maximum number of copies. Larger numbers are typos (our rule). */
export const maxCopies = 1_000_000
/** The maximum number of books in one inventory (our rule). */
export const maxInventoryBooks = 1000

export type StockProblem = 'required' | 'range' | 'zero' | 'tooLong' | MoreThanStock
export type StockProblems = Record<string, StockProblem>

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= maxCopies

const getReasonProblem = (reason: string): 'required' | 'tooLong' | undefined => {
  if (!reason.trim()) return 'required'
  return reason.length > limits.noteLength ? 'tooLong' : undefined
}

const omitEmptyProblems = (problems: Readonly<Record<string, StockProblem | undefined>>): StockProblems =>
  Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, StockProblem] => entry[1] !== undefined),
  )

/** Returns the problems of a write-off by field. A book that was never counted has no copies to write off. */
export function validateWriteOff(
  { copies, reason }: { copies: number | null; reason: string },
  copiesInStock: number | null,
): StockProblems {
  const getCopiesProblem = (requestedCopies: number | null): StockProblem | undefined => {
    if (requestedCopies === null) return 'required'
    if (requestedCopies === 0) return 'zero'
    if (!isCount(requestedCopies)) return 'range'
    const refusal = getStockRefusal(requestedCopies, copiesInStock ?? 0)
    return refusal ? createMoreThanStock(refusal) : undefined
  }
  return omitEmptyProblems({ copies: getCopiesProblem(copies), reason: getReasonProblem(reason) })
}

/**
 * Returns the problems of a count by field. A count that differs from the recorded stock needs a reason. The first count needs no
 * reason.
 */
export function validateCount(
  { counted, reason }: { counted: number | null; reason: string },
  copiesInStock: number | null,
): StockProblems {
  const isDifferent = copiesInStock !== null && counted !== null && counted !== copiesInStock
  return omitEmptyProblems({
    counted: counted === null ? 'required' : isCount(counted) ? undefined : 'range',
    reason: isDifferent || reason.trim() ? getReasonProblem(reason) : undefined,
  })
}
