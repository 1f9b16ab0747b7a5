import type { ErrorCode, ErrorResponse } from '@press/contract'
import type { Portal, DocumentWithParties, MissingDetail } from '@press/domain'
import { describeMissingDetails, type ErrorText } from '@press/i18n/node'
import type { Translate } from './texts.ts'

type Params = Record<string, string | number>

/** A key of `errors.fields`. */
export type FieldKey = ErrorText extends infer Key ? (Key extends `fields.${infer Field}` ? Field : never) : never
/** The problem of one field, with the numbers or names that its text mentions. */
export type FieldProblem = FieldKey | { problem: FieldKey; params: Params }

export interface ErrorDetails {
  /** A text of `errors` that is more specific than the code's own, with its parameters. */
  message?: ErrorText | { text: ErrorText; params: Params }
  /** Problems by dotted form field. */
  fields?: Record<string, FieldProblem>
  /** The current row, with `conflict`. */
  current?: unknown
  /** The missing details of a document's parties; replaces the message. */
  lacks?: { paper: DocumentWithParties; of: readonly MissingDetail[] }
  /** The portal where this person signs in, with `wrongPortal`. */
  portal?: Portal
  /** Seconds to wait, with `tooManyRequests`. */
  retryAfter?: number
}

const statuses: Record<ErrorCode, number> = {
  badRequest: 400,
  validation: 422,
  unauthorized: 401,
  sessionEnded: 401,
  invalidCredentials: 401,
  secondFactorNeeded: 401,
  confirmationNeeded: 403,
  wrongPortal: 403,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  moveRefused: 422,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  unavailable: 503,
  internal: 500,
}

/** A refusal, which the HTTP layer translates into the person's language. Any other thrown error becomes `internal` there. */
export class PressError extends Error {
  override readonly name = 'PressError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.code = code
    this.statusCode = statuses[code]
    this.details = details
  }
}

/** Refuses further requests until some seconds have passed. */
export const createRateLimitError = (seconds: number): PressError =>
  new PressError('tooManyRequests', {
    message: { text: 'tooManyRequests', params: { minutes: Math.ceil(seconds / 60) } },
    retryAfter: seconds,
  })

/** Refuses a form if any of its fields has a problem. */
export function assertFields(problems: Readonly<Partial<Record<string, FieldProblem>>>): void {
  const fields = problems as Record<string, FieldProblem>
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
}

/** Refuses to send a document with missing details of its parties. */
export function assertSides(paper: DocumentWithParties, of: readonly MissingDetail[]): void {
  if (of.length > 0) throw new PressError('moveRefused', { lacks: { paper, of } })
}

const describeMissing = ({ paper, of }: NonNullable<ErrorDetails['lacks']>, t: Translate): string =>
  [
    `${t('sides:title')}.`,
    ...new Set(describeMissingDetails(paper, of, t).flatMap(({ what, who }) => [what, who])),
  ].join(' ')

/** Converts a refusal into the API's only error format. */
export function toErrorBody({ code, details }: PressError, t: Translate): ErrorResponse {
  const { message = code, fields, current, portal, lacks } = details
  const text = (key: ErrorText, values: Params = {}): string => t(`errors:${key}`, values)
  // Uses a field's own text when there is one, as the specification requires for some.
  const fieldText = (field: string, problem: FieldProblem): string => {
    const [key, params] = typeof problem === 'string' ? [problem, {}] : [problem.problem, problem.params]
    return t([`errors:fields.${key}_${field}` as 'errors:fields.required', `errors:fields.${key}`], params)
  }
  const messageText = typeof message === 'string' ? text(message) : text(message.text, message.params)
  return {
    error: {
      code,
      message: lacks ? describeMissing(lacks, t) : messageText,
      ...(fields && {
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, problem]) => [field, fieldText(field, problem)]),
        ),
      }),
      ...(current !== undefined && { current }),
      ...(lacks && { lacks: [...lacks.of] }),
      ...(portal && { portal }),
    },
  }
}
