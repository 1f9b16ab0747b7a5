import { limits } from '../constants.ts'

/** What a request to support says (spec §3). */
export interface SupportInput {
  title: string
  description: string
  contact_info: string
}
export type SupportProblem = 'required' | 'tooLong'
export type SupportProblems = Partial<Record<keyof SupportInput, SupportProblem>>

/** What is wrong with a request, field by field; empty when it may be sent. Spaces alone say nothing. */
export function validateSupport(request: SupportInput): SupportProblems {
  const problems: SupportProblems = {}
  for (const field of ['title', 'description', 'contact_info'] as const)
    if (!request[field].trim()) problems[field] = 'required'
  if (request.description.length > limits.noteLength) problems.description = 'tooLong'
  return problems
}
