import type { ErrorCode, ErrorResponse } from '@press/contract'
import type { Portal, DocumentWithParties, MissingDetail } from '@press/domain'
import { describeMissingDetails, type ErrorText } from '@press/i18n/node'
import type { Translate } from './texts.ts'

type Params = Record<string, string | number>

/** A key of `errors.fields`. */
export type FieldKey = ErrorText extends infer Key ? (Key extends `fields.${infer Field}` ? Field : never) : never
/** What is wrong with one field, with the numbers or names its text mentions. */
export type FieldProblem = FieldKey | { problem: FieldKey; params: Params }

export interface ErrorDetails {
  /** A text of `errors` that says more than the code's own, with what it mentions. */
  message?: ErrorText | { text: ErrorText; params: Params }
  /** By dotted form field. */
  fields?: Record<string, FieldProblem>
  /** The row as it is now, with `conflict`. */
  current?: unknown
  /** What a paper lacks of its sides: said instead of a message. */
  lacks?: { paper: DocumentWithParties; of: readonly MissingDetail[] }
  /** Where this person signs in, with `wrongPortal`. */
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

/** A refusal, to be put in the asker's language at the door; anything else thrown becomes `internal` there. */
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

/** Refuses to be asked again before some seconds have passed. */
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

/** Refuses to send a paper that lacks something of its sides. */
export function assertSides(paper: DocumentWithParties, of: readonly MissingDetail[]): void {
  if (of.length > 0) throw new PressError('moveRefused', { lacks: { paper, of } })
}

const lackWords = ({ paper, of }: NonNullable<ErrorDetails['lacks']>, t: Translate): string =>
  [
    `${t('sides:title')}.`,
    ...new Set(describeMissingDetails(paper, of, t).flatMap(({ what, who }) => [what, who])),
  ].join(' ')

/** A refusal in the one shape of the wire. */
export function toErrorBody({ code, details }: PressError, t: Translate): ErrorResponse {
  const { message = code, fields, current, portal, lacks } = details
  const text = (key: ErrorText, values: Params = {}): string => t(`errors:${key}`, values)
  // Where one field has words of its own, as the specification's have, those are said.
  const fieldText = (field: string, problem: FieldProblem): string => {
    const [key, params] = typeof problem === 'string' ? [problem, {}] : [problem.problem, problem.params]
    return t([`errors:fields.${key}_${field}` as 'errors:fields.required', `errors:fields.${key}`], params)
  }
  const said = typeof message === 'string' ? text(message) : text(message.text, message.params)
  return {
    error: {
      code,
      message: lacks ? lackWords(lacks, t) : said,
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
