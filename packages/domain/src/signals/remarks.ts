import { limits } from '../constants.ts'
import type { RoleKey } from '../people/roles.ts'
import type { StageKey } from '../tech-cards/stages.ts'

/** What a remark is about. */
export const remarkKinds = ['text', 'figure', 'table', 'layout', 'cover'] as const
export type RemarkKind = (typeof remarkKinds)[number]

/** How a round ended: signed, sent back, or superseded by another file. */
export const roundOutcomes = ['signed', 'returned', 'replaced'] as const
export type RoundOutcome = (typeof roundOutcomes)[number]

/** Where a signal's file may be put in: while it is mended, printed and read. */
export const roundStages: readonly StageKey[] = ['process', 'signal', 'author']

/** Where a card goes with an author's remarks: what their manager mends is editorial work. */
export const signalReturnMove = { from: 'author', to: 'process' } as const satisfies Record<'from' | 'to', StageKey>

export interface RemarkDraft {
  /** From 1. */
  page: number
  /** The place on the page, from its left and its top edge, 0 to 1. */
  x: number
  y: number
  text: string
}

export type RemarkProblem = 'required' | 'tooLong' | 'noSuchPage'

/** What is wrong with a remark, field by field. */
export function validateRemark({ page, text }: RemarkDraft, pages: number): Partial<Record<string, RemarkProblem>> {
  const problems: Partial<Record<string, RemarkProblem>> = {}
  if (!text.trim()) problems['text'] = 'required'
  if (text.length > limits.noteLength) problems['text'] = 'tooLong'
  if (page < 1 || page > pages) problems['page'] = 'noSuchPage'
  return problems
}

export type SignRefusal =
  /** There is no file that could have been read. */
  | 'noFile'
  /** The author has not opened the file that they would sign. */
  | 'notOpened'

/** Why somebody may not sign a signal copy; an author signs what they have seen, whoever manages the book also what is on paper. */
export function signRefusal(role: RoleKey, latest: { opened: boolean } | null): SignRefusal | null {
  if (role !== 'author') return null
  if (!latest) return 'noFile'
  return latest.opened ? null : 'notOpened'
}

/** The earlier round that had the very same file; a correction is another file. */
export const findRoundWithSameFile = <Round extends { sha256: string }>(
  rounds: readonly Round[],
  sha256: string,
): Round | undefined => rounds.find((round) => round.sha256 === sha256)
