import { limits } from '../shared/constants.ts'
import { isIsoDate } from '../shared/dates/dates.ts'
import type { ApplicationDocument } from './documents.ts'
import type { ApplicationStatus } from './statuses.ts'

export interface DecisionInput {
  status: ApplicationStatus
  /** For a rejection, its reason. For a revision, a remark on the whole application. */
  reason: string
  /** The requests of a revision: the document, its problem, and the deadline (`yyyy-mm-dd`). */
  documents: readonly { document: ApplicationDocument | null; reason: string; until: string }[]
}

export type DecisionProblem = 'required' | 'tooLong' | 'date' | 'past'
/** Problems by form field. The fields of a request are `documents.0.document`, `documents.0.reason`, `documents.0.until`. */
export type DecisionProblems = Record<string, DecisionProblem>

/**
 * Returns what a decision still lacks. A rejection needs a reason. A revision needs a reason for at least one document (decisions
 * §3).
 */
export function validateDecision({ status, reason, documents }: DecisionInput, today: string): DecisionProblems {
  const problems: DecisionProblems = {}
  if (status === 'rejected' && !reason.trim()) problems['reason'] = 'required'
  if (reason.length > limits.noteLength) problems['reason'] = 'tooLong'
  if (status !== 'revision') return problems
  if (documents.length === 0) problems['documents'] = 'required'
  documents.forEach((request, index) => {
    const getFieldKey = (name: string) => `documents.${index}.${name}`
    if (!request.document) problems[getFieldKey('document')] = 'required'
    if (!request.reason.trim()) problems[getFieldKey('reason')] = 'required'
    else if (request.reason.length > limits.noteLength) problems[getFieldKey('reason')] = 'tooLong'
    if (!request.until) problems[getFieldKey('until')] = 'required'
    else if (!isIsoDate(request.until)) problems[getFieldKey('until')] = 'date'
    else if (request.until < today) problems[getFieldKey('until')] = 'past'
  })
  return problems
}
