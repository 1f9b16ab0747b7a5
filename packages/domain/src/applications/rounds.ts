import { limits } from '../constants.ts'
import type { ApplicationDocument } from './documents.ts'

/** What an editor said of what came: it will do, or it is asked for once more. */
export const roundVerdicts = ['accepted', 'again'] as const
export type RoundVerdict = (typeof roundVerdicts)[number]

/** What came back of a document that was asked for. */
export interface RoundResponse {
  document: ApplicationDocument
  /** The file that stands there now is another upload than the one the request was about. */
  replaced: boolean
  /** Its bytes are the same all the same; null where nobody has compared them yet. */
  same: boolean | null
  /** What the author says instead of another file. */
  answer: string
}

export type RoundProblem = 'unanswered' | 'sameFile' | 'tooLong'
/** By the document's own key. */
export type RoundProblems = Partial<Record<ApplicationDocument, RoundProblem>>

/**
 * Why a revision cannot be sent back yet: of each document asked for another file comes, or an answer in words. A file of the same
 * bytes under another name is not another file.
 */
export function validateRound(replies: readonly RoundResponse[]): RoundProblems {
  const problems: RoundProblems = {}
  for (const { document, replaced, same, answer } of replies) {
    if (answer.length > limits.noteLength) problems[document] = 'tooLong'
    else if (answer.trim()) continue
    else if (!replaced) problems[document] = 'unanswered'
    else if (same) problems[document] = 'sameFile'
  }
  return problems
}

const readable = (pages: readonly string[] | null): pages is readonly string[] => Boolean(pages?.some(Boolean))

/**
 * The pages of a new version, from 1, whose text the old one has nowhere: a page that only moved has not changed. Null where one of
 * them has no text to compare, as a scan has none.
 */
export function changedPages(before: readonly string[] | null, after: readonly string[] | null): number[] | null {
  if (!readable(before) || !readable(after)) return null
  const known = new Set(before)
  return after.flatMap((page, index) => (known.has(page) ? [] : [index + 1]))
}

/** Pages as people write them: 8–19 and 46 for a run and a single one. */
export function formatPageRanges(pages: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last && page === last[1] + 1) last[1] = page
    else runs.push([page, page])
  }
  return runs
}
