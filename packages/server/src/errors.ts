import type { ErrorCode, ErrorResponse } from '@press/contract'
import type { Portal, DocumentWithParties, MissingDetail } from '@press/domain'
import { describeMissingDetails, type ErrorText } from '@press/i18n/node'
import type { Translate } from './texts.ts'

type Params = Record<string, string | number>

/** A key under `fields` in the `errors` catalog. */
export type FieldKey = ErrorText extends infer Key ? (Key extends `fields.${infer Field}` ? Field : never) : never
/** The problem of one field, with the numbers or names that its text mentions. */
export type FieldProblem = FieldKey | { problem: FieldKey; params: Params }

export interface ErrorDetails {
  /** A message from the `errors` catalog that is more specific than the error code's default message, with its parameters. */
  message?: ErrorText | { text: ErrorText; params: Params }
  /** Problems by form field; a dotted name is a nested field. */
  fields?: Record<string, FieldProblem>
  /** The current row; set with the code `conflict`. */
  current?: unknown
  /** The missing details of a document's parties. The list of these details replaces the message. */
  lacks?: { paper: DocumentWithParties; of: readonly MissingDetail[] }
  /** The portal where this person signs in; set with the code `wrongPortal`. */
  portal?: Portal
  /** Seconds to wait; set with the code `tooManyRequests`. */
  retryAfter?: number
}

const statusCodes: Record<ErrorCode, number> = {
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

/** An expected error. The HTTP layer translates it into the person's language and turns any other thrown error into `internal`. */
export class PressError extends Error {
  override readonly name = 'PressError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.code = code
    this.statusCode = statusCodes[code]
    this.details = details
  }
}

/** Returns the error for a request above the rate limit; `seconds` is the time until the next allowed request. */
export const createRateLimitError = (seconds: number): PressError =>
  new PressError('tooManyRequests', {
    message: { text: 'tooManyRequests', params: { minutes: Math.ceil(seconds / 60) } },
    retryAfter: seconds,
  })

/** Throws `validation` if any field of a form has a problem. */
export function assertFields(problems: Readonly<Partial<Record<string, FieldProblem>>>): void {
  const fields = problems as Record<string, FieldProblem>
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
}

/** Throws `moveRefused` if details of the document's parties are missing. */
export function assertPartyDetails(documentKind: DocumentWithParties, missingDetails: readonly MissingDetail[]): void {
  if (missingDetails.length > 0)
    throw new PressError('moveRefused', { lacks: { paper: documentKind, of: missingDetails } })
}

const describeMissingPartyDetails = (
  { paper: documentKind, of: missingDetails }: NonNullable<ErrorDetails['lacks']>,
  t: Translate,
): string =>
  [
    `${t('sides:title')}.`,
    ...new Set(describeMissingDetails(documentKind, missingDetails, t).flatMap(({ what, who }) => [what, who])),
  ].join(' ')

/** Converts a `PressError` into the API's only error format. */
export function toErrorBody({ code, details }: PressError, t: Translate): ErrorResponse {
  const { message = code, fields, current, portal, lacks } = details
  const getText = (key: ErrorText, values: Params = {}): string => t(`errors:${key}`, values)
  // Uses the message specific to the field when there is one. The specification prescribes such messages for some fields.
  const getFieldText = (field: string, problem: FieldProblem): string => {
    const [key, params] = typeof problem === 'string' ? [problem, {}] : [problem.problem, problem.params]
    return t([`errors:fields.${key}_${field}` as 'errors:fields.required', `errors:fields.${key}`], params)
  }
  const messageText = typeof message === 'string' ? getText(message) : getText(message.text, message.params)
  return {
    error: {
      code,
      message: lacks ? describeMissingPartyDetails(lacks, t) : messageText,
      ...(fields && {
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, problem]) => [field, getFieldText(field, problem)]),
        ),
      }),
      ...(current !== undefined && { current }),
      ...(lacks && { lacks: [...lacks.of] }),
      ...(portal && { portal }),
    },
  }
}
