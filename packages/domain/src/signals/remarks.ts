import { limits } from '../shared/constants.ts'
import type { RoleKey } from '../shared/people/roles.ts'
import type { StageKey } from '../shared/stages/stages.ts'

/** The subject of a remark. */
export const remarkKinds = ['text', 'figure', 'table', 'layout', 'cover'] as const
export type RemarkKind = (typeof remarkKinds)[number]

/** The outcome of a round: signed, returned, or replaced by another file. */
export const roundOutcomes = ['signed', 'returned', 'replaced'] as const
export type RoundOutcome = (typeof roundOutcomes)[number]

/** The stages at which a file of a signal copy may be added: while it is corrected, printed and reviewed. */
export const roundStages: readonly StageKey[] = ['process', 'signal', 'author']

/** The move of a card with an author's remarks: back to the editorial work of the manager. */
export const signalReturnMove = { from: 'author', to: 'process' } as const satisfies Record<'from' | 'to', StageKey>

export interface RemarkDraft {
  /** The page number, from 1. */
  page: number
  /** The position on the page from its left and top edges, 0 to 1. */
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
  /** There is no file to review. */
  | 'noFile'
  /** The author has not opened the file that they would sign. */
  | 'notOpened'

/**
 * Returns why a person may not sign a signal copy, or null. An author must have opened the file; the book's managers may also sign
 * a printed copy.
 */
export function signRefusal(role: RoleKey, latest: { opened: boolean } | null): SignRefusal | null {
  if (role !== 'author') return null
  if (!latest) return 'noFile'
  return latest.opened ? null : 'notOpened'
}

/** Returns the earlier round with exactly the same file; a correction needs a different file. */
export const findRoundWithSameFile = <Round extends { sha256: string }>(
  rounds: readonly Round[],
  sha256: string,
): Round | undefined => rounds.find((round) => round.sha256 === sha256)
