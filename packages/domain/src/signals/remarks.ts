import { limits } from '../shared/constants.ts'
import type { RoleKey } from '../shared/people/roles.ts'
import type { StageKey } from '../shared/stages/stages.ts'

/** The kinds of remarks, by the part of the book to which they refer. */
export const remarkKinds = ['text', 'figure', 'table', 'layout', 'cover'] as const
export type RemarkKind = (typeof remarkKinds)[number]

/** The outcome of a review round: the file was signed, returned, or replaced by another file. */
export const roundOutcomes = ['signed', 'returned', 'replaced'] as const
export type RoundOutcome = (typeof roundOutcomes)[number]

/** The stages at which a file of a signal copy may be added. At these stages the signal copy is corrected, printed or reviewed. */
export const roundStages: readonly StageKey[] = ['process', 'signal', 'author']

/** The stage change of a tech card that an author returns with remarks. The card goes back to the manager's editorial work. */
export const signalReturnMove = { from: 'author', to: 'process' } as const satisfies Record<'from' | 'to', StageKey>

export interface RemarkDraft {
  /** The page number, from 1. */
  page: number
  /** The position on the page: the distance from its left and top edges, from 0 to 1. */
  x: number
  y: number
  text: string
}

export type RemarkProblem = 'required' | 'tooLong' | 'noSuchPage'

/** Returns the problems of a remark by field. */
export function validateRemark({ page, text }: RemarkDraft, pages: number): Partial<Record<string, RemarkProblem>> {
  const problems: Partial<Record<string, RemarkProblem>> = {}
  if (!text.trim()) problems['text'] = 'required'
  if (text.length > limits.noteLength) problems['text'] = 'tooLong'
  if (page < 1 || page > pages) problems['page'] = 'noSuchPage'
  return problems
}

export type SignRefusal =
  /** There is no file that the author could review. */
  | 'noFile'
  /** The author has not opened the file of the signal copy. */
  | 'notOpened'

/**
 * Returns why a person may not sign a signal copy, or null. An author must have opened the file. The book's managers may also sign
 * a printed copy.
 */
export function getSignRefusal(role: RoleKey, latestRound: { opened: boolean } | null): SignRefusal | null {
  if (role !== 'author') return null
  if (!latestRound) return 'noFile'
  return latestRound.opened ? null : 'notOpened'
}

/** Returns the earlier round with exactly the same file. A correction needs a different file. */
export const findRoundWithSameFile = <Round extends { sha256: string }>(
  rounds: readonly Round[],
  sha256: string,
): Round | undefined => rounds.find((round) => round.sha256 === sha256)
