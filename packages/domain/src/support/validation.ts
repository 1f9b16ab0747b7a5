import { limits } from '../constants.ts'

/** What a request to support says (spec §3). */
export interface SupportFacts {
  title: string
  description: string
  contact_info: string
}
export type SupportProblem = 'required' | 'tooLong'
export type SupportProblems = Partial<Record<keyof SupportFacts, SupportProblem>>

/** What is wrong with a request, field by field; empty when it may be sent. Spaces alone say nothing. */
export function supportProblems(request: SupportFacts): SupportProblems {
  const problems: SupportProblems = {}
  for (const field of ['title', 'description', 'contact_info'] as const)
    if (!request[field].trim()) problems[field] = 'required'
  if (request.description.length > limits.note) problems.description = 'tooLong'
  return problems
}
