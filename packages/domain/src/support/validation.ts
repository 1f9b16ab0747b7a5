import { limits } from '../shared/constants.ts'

/** The form of a support request (spec §3). */
export interface SupportInput {
  title: string
  description: string
  contact_info: string
}
export type SupportProblem = 'required' | 'tooLong'
export type SupportProblems = Partial<Record<keyof SupportInput, SupportProblem>>

/**
 * Returns the problems of a request by field. The request may be sent if there are none. Text that consists only of spaces counts
 * as empty.
 */
export function validateSupport(request: SupportInput): SupportProblems {
  const problems: SupportProblems = {}
  for (const field of ['title', 'description', 'contact_info'] as const)
    if (!request[field].trim()) problems[field] = 'required'
  if (request.description.length > limits.noteLength) problems.description = 'tooLong'
  return problems
}
