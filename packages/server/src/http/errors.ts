import type { ErrorCode } from '@press/contract'
import type { Portal } from '@press/domain'
import type { ErrorText } from '@press/i18n/node'

/** A text of the `errors` namespace, with what it names. */
export type Problem = ErrorText | { text: ErrorText; params: Record<string, string | number> }

export interface ErrorDetails {
  /** Says more than the code's own text: `moveRefused.pairNotAllowed`. */
  message?: Problem
  /** By dotted form field; keys of `errors.fields`. */
  fields?: Record<string, FieldProblem>
  /** The row as it is now, with `conflict`. */
  current?: unknown
  portal?: Portal
}

/** What is wrong with one field: a key of `errors.fields`, with the numbers or names its text mentions. */
export type FieldProblem = FieldKey | { problem: FieldKey; params: Record<string, string | number> }
export type FieldKey = Extract<ErrorText, `fields.${string}`> extends `fields.${infer Key}` ? Key : never

/** A refusal as people see it; anything else thrown becomes `internal`. */
export class PressError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.name = 'PressError'
    this.code = code
    this.details = details
  }
}
