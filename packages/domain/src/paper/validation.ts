import { limits } from '../shared/constants.ts'
import { isIsoDate } from '../shared/dates/dates.ts'
import type { RunCount } from './use.ts'

/** The maximum number of sheets. More sheets than a printing house can store are a typo (our rule). */
const maxSheets = 10_000_000

export type PaperProblem = 'required' | 'zero' | 'range' | 'date' | 'past' | 'tooLong'
export type PaperProblems = Record<string, PaperProblem>

const getCountProblem = (value: number | null, min: 0 | 1): PaperProblem | undefined => {
  if (value === null) return 'required'
  if (min === 1 && value === 0) return 'zero'
  return Number.isInteger(value) && value >= min && value <= maxSheets ? undefined : 'range'
}

const omitEmptyProblems = (problems: Readonly<Record<string, PaperProblem | undefined>>): PaperProblems =>
  Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, PaperProblem] => entry[1] !== undefined),
  )

const getLengthProblem = (text: string): PaperProblem | undefined =>
  text.length > limits.noteLength ? 'tooLong' : undefined

function getExpectedDateProblem(expected: string, today: string): PaperProblem | undefined {
  if (!expected) return 'required'
  if (!isIsoDate(expected)) return 'date'
  return expected < today ? 'past' : undefined
}

/** Returns the problems of a paper order. */
export function validatePaperOrder(
  { sheets, expected_on, note }: { sheets: number | null; expected_on: string; note: string },
  today: string,
): PaperProblems {
  const expectedDateProblem = getExpectedDateProblem(expected_on, today)
  return omitEmptyProblems({
    sheets: getCountProblem(sheets, 1),
    expected_on: expectedDateProblem,
    note: getLengthProblem(note),
  })
}

/** Returns the problems of a paper receipt. */
export const validatePaperReceipt = ({ sheets, note }: { sheets: number | null; note: string }): PaperProblems =>
  omitEmptyProblems({ sheets: getCountProblem(sheets, 1), note: getLengthProblem(note) })

/** Returns the problems of a paper count. A reason is always required. */
export const validatePaperCount = ({ counted, reason }: { counted: number | null; reason: string }): PaperProblems =>
  omitEmptyProblems({
    counted: getCountProblem(counted, 0),
    reason: reason.trim() ? getLengthProblem(reason) : 'required',
  })

/** Returns the problems of the count of a finished print run. */
export function validateRunCount({
  printed,
  spoilt,
}: {
  printed: number | null
  spoilt: { readonly [Key in keyof RunCount['spoilt']]?: number | null | undefined }
}): PaperProblems {
  const problems: Record<string, PaperProblem | undefined> = { printed: getCountProblem(printed, 1) }
  for (const [paper, sheets] of Object.entries(spoilt))
    if (sheets !== undefined) problems[`spoilt.${paper}`] = getCountProblem(sheets, 0)
  return omitEmptyProblems(problems)
}
