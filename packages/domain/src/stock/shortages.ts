import { limits } from '../constants.ts'
import { getGrantedScope } from '../permissions/permissions.ts'
import type { RoleKey } from '../people/roles.ts'
import { copyShares, sharesOf, type Copies, type CopyShare } from './copies.ts'

/** What became of copies that were missing: they came after all, or nobody expects them any more. */
export const shortageOutcomes = ['received', 'written_off'] as const
export type ShortageOutcome = (typeof shortageOutcomes)[number]

/** All copies of a count. */
export const countCopies = (copies: Copies): number => copyShares.reduce((sum, share) => sum + copies[share], 0)

/** What is missing of each share; nothing where all came, or more. */
export const missingCopies = (expected: Copies, received: Copies): Copies =>
  sharesOf((share) => Math.max(0, expected[share] - received[share]))

/** What is there once copies turned out to be missing, and once they came after all. */
export const subtractMissing = (there: Copies, missing: Copies): Copies =>
  sharesOf((share) => there[share] - missing[share])
export const addMissing = (there: Copies, missing: Copies): Copies => sharesOf((share) => there[share] + missing[share])

export type ShortageProblem = 'required' | 'noneMissing' | 'moreThanReceived' | 'tooLong'

/** Why copies are missing is said whenever some are. */
const reasonProblem = (reason: string): ShortageProblem | undefined => {
  if (!reason.trim()) return 'required'
  return reason.length > limits.noteLength ? 'tooLong' : undefined
}

/** What is wrong with the reason of copies that did not come; none is needed where all did. */
export function validateShortfall(expected: Copies, received: Copies, reason: string): { reason?: ShortageProblem } {
  const problem = countCopies(missingCopies(expected, received)) > 0 && reasonProblem(reason)
  return problem ? { reason: problem } : {}
}

/** What is wrong with a shortage found among what was taken in. By `missing.author`, `reason`. */
export function validateShortage(
  { missing, reason }: { missing: Record<CopyShare, number | null>; reason: string },
  there: Copies,
): Record<string, ShortageProblem> {
  const problems: Record<string, ShortageProblem> = {}
  for (const share of copyShares) {
    const copies = missing[share]
    if (copies === null) problems[`missing.${share}`] = 'required'
    else if (copies > there[share]) problems[`missing.${share}`] = 'moreThanReceived'
  }
  if (copyShares.every((share) => missing[share] === 0)) problems[`missing.${copyShares[0]}`] = 'noneMissing'
  const problem = reasonProblem(reason)
  if (problem) problems['reason'] = problem
  return problems
}

/** What a role does about the shortage of a run: writes one down while the run lies in stock, settles the one that stands. */
export function getShortageAction(
  role: RoleKey,
  card: { is_stock: boolean; shortages: readonly { outcome: ShortageOutcome | null }[] },
): 'record' | 'settle' | null {
  if (getGrantedScope(role, 'techCards', 'handOver') !== 'all') return null
  if (card.shortages.some(({ outcome }) => outcome === null)) return 'settle'
  return card.is_stock ? 'record' : null
}
