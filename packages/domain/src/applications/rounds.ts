import { limits } from '../shared/constants.ts'
import type { ApplicationDocument } from './documents.ts'

/** An editor's verdict on a new document: accepted, or requested again. */
export const roundVerdicts = ['accepted', 'again'] as const
export type RoundVerdict = (typeof roundVerdicts)[number]

/** The author's response to a requested document. */
export interface RoundResponse {
  document: ApplicationDocument
  /** Whether the current file is a different upload than the file that the request was about. */
  replaced: boolean
  /** Whether the bytes of both files are the same; null if they have not been compared yet. */
  same: boolean | null
  /** The author's text answer, given instead of another file. */
  answer: string
}

export type RoundProblem = 'unanswered' | 'sameFile' | 'tooLong'
/** The problems of a revision, by the document's key. */
export type RoundProblems = Partial<Record<ApplicationDocument, RoundProblem>>

/**
 * Returns why a revision cannot be submitted yet. Each requested document needs a different file or a text answer. A file with the
 * same bytes under another name does not count as different.
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

const hasText = (pages: readonly string[] | null): pages is readonly string[] => Boolean(pages?.some(Boolean))

/**
 * Returns the numbers of those pages of a new version, from 1, whose text is on no page of the old version. A moved page has not
 * changed. Returns null if a version has a page without text, such as a scan.
 */
export function findChangedPages(
  oldPages: readonly string[] | null,
  newPages: readonly string[] | null,
): number[] | null {
  if (!hasText(oldPages) || !hasText(newPages)) return null
  const oldPageTexts = new Set(oldPages)
  return newPages.flatMap((page, index) => (oldPageTexts.has(page) ? [] : [index + 1]))
}

/** Groups page numbers into ranges, such as 8–19 and 46. */
export function groupPageRanges(pages: readonly number[]): [from: number, to: number][] {
  const ranges: [number, number][] = []
  for (const page of pages) {
    const lastRange = ranges.at(-1)
    if (lastRange && page === lastRange[1] + 1) lastRange[1] = page
    else ranges.push([page, page])
  }
  return ranges
}
