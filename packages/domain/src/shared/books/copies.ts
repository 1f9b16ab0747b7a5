import { limits } from '../constants.ts'

/** The shares of a print run's copies, by recipient. */
export const copyShares = ['author', 'university', 'library'] as const
export type CopyShare = (typeof copyShares)[number]

/** The number of copies for each recipient. */
export type Copies = Record<CopyShare, number>
/** Creates the numbers of copies by calling a function for each share. */
export const createCopies = (getCopyCount: (share: CopyShare) => number): Copies =>
  Object.fromEntries(copyShares.map((share) => [share, getCopyCount(share)])) as Copies

/** The number of delivered copies, and the name of the person who received them. */
export interface DeliveredShare {
  copies: number
  to: string
}
export type DeliveredCopies = Record<CopyShare, DeliveredShare>

/** The split of a print run between its recipients, as a tech card sets it. */
export interface Circulation {
  circulation_author: number | null
  circulation_university: number | null
  circulation_library: number | null
  quantity: number | null
}

/** Returns the split of a tech card's print run. If the card sets no split, the university gets the whole print run. */
export function getExpectedCopies({
  circulation_author: author,
  circulation_university: university,
  circulation_library: library,
  quantity,
}: Circulation): Copies {
  const hasNoSplit = author === null && university === null && library === null
  return { author: author ?? 0, university: (hasNoSplit ? quantity : university) ?? 0, library: library ?? 0 }
}

/** Returns the number of missing copies by share. Complete shares are left out. */
export const getShortages = (expectedCopies: Copies, receivedCopies: Copies): { share: CopyShare; missing: number }[] =>
  copyShares.flatMap((share) => {
    const missing = expectedCopies[share] - receivedCopies[share]
    return missing > 0 ? [{ share, missing }] : []
  })

/** The outcome of a shortage: the copies arrived later, or they were written off. */
export const shortageOutcomes = ['received', 'written_off'] as const
export type ShortageOutcome = (typeof shortageOutcomes)[number]

export type CopiesProblem = 'required' | 'moreThanReceived' | 'tooLong'
export type CopiesProblems = Record<string, CopiesProblem>

/** Returns the problems of received copies, by field such as `received.author`. Every share must be counted. */
export const validateReceivedCopies = (receivedCopies: Record<CopyShare, number | null>): CopiesProblems => {
  const emptyShares = copyShares.filter((share) => receivedCopies[share] === null)
  return Object.fromEntries(emptyShares.map((share) => [`received.${share}`, 'required' as const]))
}

/**
 * Returns the problems of delivered copies, by field such as `handed_over.author.to`. A share may not exceed the received copies,
 * and it needs a recipient.
 */
export function validateDeliveredCopies(
  deliveredCopies: Record<CopyShare, { copies: number | null; to: string }>,
  receivedCopies: Copies | null,
): CopiesProblems {
  const problems: CopiesProblems = {}
  for (const share of copyShares) {
    const { copies, to } = deliveredCopies[share]
    if (copies === null) problems[`handed_over.${share}.copies`] = 'required'
    else if (receivedCopies && copies > receivedCopies[share])
      problems[`handed_over.${share}.copies`] = 'moreThanReceived'
    if (copies && !to.trim()) problems[`handed_over.${share}.to`] = 'required'
    if (to.length > limits.bookNameLength) problems[`handed_over.${share}.to`] = 'tooLong'
  }
  return problems
}
