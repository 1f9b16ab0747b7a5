import { limits } from '../constants.ts'
import { moreThanStock, stockRefusal, type MoreThanStock } from './movements.ts'

/** More copies than any stock holds: what is beyond was mistyped (ours). */
export const maxCopies = 1_000_000
/** The most books saved in one inventory (ours). */
export const maxCounted = 1000

export type StockProblem = 'required' | 'range' | 'zero' | 'tooLong' | MoreThanStock
export type StockProblems = Record<string, StockProblem>

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= maxCopies

const reasonProblem = (reason: string): 'required' | 'tooLong' | undefined => {
  if (!reason.trim()) return 'required'
  return reason.length > limits.noteLength ? 'tooLong' : undefined
}

const found = (problems: Readonly<Record<string, StockProblem | undefined>>): StockProblems =>
  Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, StockProblem] => entry[1] !== undefined),
  )

/** What is wrong with copies that are written off, field by field. Where nobody has counted the book there are none. */
export function validateWriteOff(
  { copies, reason }: { copies: number | null; reason: string },
  left: number | null,
): StockProblems {
  const problemOf = (asked: number | null): StockProblem | undefined => {
    if (asked === null) return 'required'
    if (asked === 0) return 'zero'
    if (!isCount(asked)) return 'range'
    const short = stockRefusal(asked, left ?? 0)
    return short ? moreThanStock(short) : undefined
  }
  return found({ copies: problemOf(copies), reason: reasonProblem(reason) })
}

/** What is wrong with a count, field by field: one that finds another number than the books have says why; the first one need not. */
export function validateCount(
  { counted, reason }: { counted: number | null; reason: string },
  left: number | null,
): StockProblems {
  const differs = left !== null && counted !== null && counted !== left
  return found({
    counted: counted === null ? 'required' : isCount(counted) ? undefined : 'range',
    reason: differs || reason.trim() ? reasonProblem(reason) : undefined,
  })
}
