import { limits } from '../constants.ts'

/** Whom the copies of a run go to. */
export const copyShares = ['author', 'university', 'library'] as const
export type CopyShare = (typeof copyShares)[number]

/** How many copies somebody gets. */
export type Copies = Record<CopyShare, number>
/** Copies of each share, by what is told of one. */
export const sharesOf = (valueOf: (share: CopyShare) => number): Copies =>
  Object.fromEntries(copyShares.map((share) => [share, valueOf(share)])) as Copies

/** How many copies went to whom, by the name of who took them. */
export interface DeliveredShare {
  copies: number
  to: string
}
export type DeliveredCopies = Record<CopyShare, DeliveredShare>

/** How a card splits its run. */
export interface Circulation {
  circulation_author: number | null
  circulation_university: number | null
  circulation_library: number | null
  quantity: number | null
}

/** How the card splits its run; one that nobody has split is the university's. */
export function getExpectedCopies({
  circulation_author: author,
  circulation_university: university,
  circulation_library: library,
  quantity,
}: Circulation): Copies {
  const nobodys = author === null && university === null && library === null
  return { author: author ?? 0, university: (nobodys ? quantity : university) ?? 0, library: library ?? 0 }
}

/** How many copies are missing of each share; those that are all there are left out. */
export const getShortages = (expected: Copies, received: Copies): { share: CopyShare; missing: number }[] =>
  copyShares.flatMap((share) => {
    const missing = expected[share] - received[share]
    return missing > 0 ? [{ share, missing }] : []
  })

export type CopiesProblem = 'required' | 'moreThanReceived' | 'tooLong'
export type CopiesProblems = Record<string, CopiesProblem>

/** What is wrong with the copies that are taken in: each was counted. By `received.author`, … */
export const validateReceivedCopies = (received: Record<CopyShare, number | null>): CopiesProblems => {
  const empty = copyShares.filter((share) => received[share] === null)
  return Object.fromEntries(empty.map((share) => [`received.${share}`, 'required' as const]))
}

/** What is wrong with a handing over: more than came in, or to nobody. By `handed_over.author.to`, … */
export function validateDeliveredCopies(
  handed: Record<CopyShare, { copies: number | null; to: string }>,
  received: Copies | null,
): CopiesProblems {
  const problems: CopiesProblems = {}
  for (const share of copyShares) {
    const { copies, to } = handed[share]
    if (copies === null) problems[`handed_over.${share}.copies`] = 'required'
    else if (received && copies > received[share]) problems[`handed_over.${share}.copies`] = 'moreThanReceived'
    if (copies && !to.trim()) problems[`handed_over.${share}.to`] = 'required'
    if (to.length > limits.bookNameLength) problems[`handed_over.${share}.to`] = 'tooLong'
  }
  return problems
}
