import { copyShares, createCopies, type Copies, type CopyShare, type ShortageOutcome } from '../shared/books/copies.ts'
import { limits } from '../shared/constants.ts'
import { getGrantedScope } from '../shared/permissions.ts'
import type { RoleKey } from '../shared/people/roles.ts'

/** Returns the number of copies of all shares together. */
export const countCopies = (copies: Copies): number => copyShares.reduce((sum, share) => sum + copies[share], 0)

/** Returns the missing copies of each share. It is 0 for a share that is complete or larger. */
export const getMissingCopies = (expectedCopies: Copies, receivedCopies: Copies): Copies =>
  createCopies((share) => Math.max(0, expectedCopies[share] - receivedCopies[share]))

/** Subtracts copies that turned out to be missing. Its counterpart `addMissing` adds copies that arrived later. */
export const subtractMissing = (stock: Copies, missing: Copies): Copies =>
  createCopies((share) => stock[share] - missing[share])
export const addMissing = (stock: Copies, missing: Copies): Copies =>
  createCopies((share) => stock[share] + missing[share])

export type ShortageProblem = 'required' | 'noneMissing' | 'moreThanReceived' | 'tooLong'

/** Returns the problem of a reason, because a shortage always needs a reason. */
const getReasonProblem = (reason: string): ShortageProblem | undefined => {
  if (!reason.trim()) return 'required'
  return reason.length > limits.noteLength ? 'tooLong' : undefined
}

/** Returns the problem of the reason for missing copies. No reason is needed when no copies are missing. */
export function validateShortfall(
  expectedCopies: Copies,
  receivedCopies: Copies,
  reason: string,
): { reason?: ShortageProblem } {
  const problem = countCopies(getMissingCopies(expectedCopies, receivedCopies)) > 0 && getReasonProblem(reason)
  return problem ? { reason: problem } : {}
}

/** Returns the problems of a shortage that was found among received copies, by field such as `missing.author` or `reason`. */
export function validateShortage(
  { missing, reason }: { missing: Record<CopyShare, number | null>; reason: string },
  stock: Copies,
): Record<string, ShortageProblem> {
  const problems: Record<string, ShortageProblem> = {}
  for (const share of copyShares) {
    const copies = missing[share]
    if (copies === null) problems[`missing.${share}`] = 'required'
    else if (copies > stock[share]) problems[`missing.${share}`] = 'moreThanReceived'
  }
  if (copyShares.every((share) => missing[share] === 0)) problems[`missing.${copyShares[0]}`] = 'noneMissing'
  const problem = getReasonProblem(reason)
  if (problem) problems['reason'] = problem
  return problems
}

/**
 * Returns what a role can do about a print run's shortage. An open shortage can be settled at any stage. If there is none, a new
 * shortage can be recorded while the print run is in stock.
 */
export function getShortageAction(
  role: RoleKey,
  card: { is_stock: boolean; shortages: readonly { outcome: ShortageOutcome | null }[] },
): 'record' | 'settle' | null {
  if (getGrantedScope(role, 'techCards', 'handOver') !== 'all') return null
  if (card.shortages.some(({ outcome }) => outcome === null)) return 'settle'
  return card.is_stock ? 'record' : null
}
