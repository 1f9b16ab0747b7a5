import type { CallName } from '@press/contract'
import { limits } from '@press/domain'
import type { ErrorText } from '@press/i18n/node'
import type { z } from 'zod'
import { PressError, createRateLimitError, type FieldProblem } from '../errors.ts'

/** The messages for people without the right to a call, for calls that have a special sentence in the specification (§8). */
const forbiddenTexts: Partial<Record<CallName, ErrorText>> = {
  'POST /api/tech-cards/kanban/{id}': 'move.roleMayNotMove',
}

/** Creates the error for a call that the person's role may not make. */
export const createForbiddenError = (name: CallName): PressError =>
  new PressError('forbidden', { message: forbiddenTexts[name] ?? 'forbidden' })

/** The number of seconds after which a retry may succeed. */
const shortRetryAfterSeconds = 5
const longRetryAfterSeconds = 60

const createUnavailableError = (): PressError => new PressError('unavailable', { retryAfter: shortRetryAfterSeconds })
const createDiskFullError = (): PressError =>
  new PressError('unavailable', { message: 'diskFull', retryAfter: longRetryAfterSeconds })
const createStoreUnavailableError = (): PressError =>
  new PressError('unavailable', { message: 'storeAway', retryAfter: longRetryAfterSeconds })

/** Functions that create our errors for errors of Fastify, its plugins, the file system and PostgreSQL, by error code. */
const errorFactories: Readonly<Record<string, () => PressError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new PressError('unsupportedMediaType'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new PressError('unsupportedMediaType'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new PressError('payloadTooLarge'),
  FST_REQ_FILE_TOO_LARGE: () => new PressError('payloadTooLarge'),
  FST_FILES_LIMIT: () =>
    new PressError('payloadTooLarge', { message: { text: 'tooManyFiles', params: { max: limits.filesPerRequest } } }),
  FST_PARTS_LIMIT: () => new PressError('payloadTooLarge'),
  FST_FIELDS_LIMIT: () => new PressError('payloadTooLarge'),
  FST_ERR_RATE_LIMIT: () => createRateLimitError(60),
  // The text contains a null character, which PostgreSQL cannot store.
  '22021': () => new PressError('badRequest'),
  '22P05': () => new PressError('badRequest'),
  '53100': createDiskFullError,
  ENOSPC: createDiskFullError,
  EDQUOT: createDiskFullError,
  // A folder of the store is missing, read-only, owned by another user or broken.
  ENOENT: createStoreUnavailableError,
  ENOTDIR: createStoreUnavailableError,
  EROFS: createStoreUnavailableError,
  EACCES: createStoreUnavailableError,
  EPERM: createStoreUnavailableError,
  EIO: createStoreUnavailableError,
}

/** The database is unavailable, starting, stopping, overloaded, too slow or read-only. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25006',
  '57014',
])
const unavailableCodeClasses = /^(08|53|57P)/
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection/

interface Failure {
  code?: unknown
  statusCode?: unknown
  message?: string
  cause?: unknown
}

/** Converts a thrown error to a refusal; undefined if it is a server fault. */
export function toRefusal(thrownError: unknown): PressError | undefined {
  if (thrownError instanceof PressError) return thrownError
  if (!(thrownError instanceof Error)) return undefined
  const { code, statusCode, message = '', cause } = thrownError as Failure
  if (typeof code === 'string') {
    if (errorFactories[code]) return errorFactories[code]()
    if (unavailableCodes.has(code) || unavailableCodeClasses.test(code)) return createUnavailableError()
  }
  if (unavailableMessages.test(message)) return createUnavailableError()
  if (statusCode === 429) return createRateLimitError(60)
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return new PressError('badRequest')
  // Looks at the cause, because Drizzle wraps the driver's errors.
  return cause ? toRefusal(cause) : undefined
}

/** Creates an error from the contract's problems with a body or a query, field by field. */
export function createValidationError(error: z.ZodError): PressError {
  const fields: Record<string, FieldProblem> = {}
  for (const issue of error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths) {
      const field = path.join('.')
      if (!field) return new PressError('badRequest')
      fields[field] ??= toFieldProblem(issue)
    }
  }
  return new PressError('validation', { fields })
}

type Issue = z.ZodError['issues'][number]

function toFieldProblem(issue: Issue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'required'
      return issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'invalid'
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array')
        return Number(issue.minimum) <= 1
          ? 'required'
          : { problem: 'shorterThan', params: { min: Number(issue.minimum) } }
      return { problem: 'tooSmall', params: { min: Number(issue.minimum) } }
    case 'too_big':
      if (issue.origin === 'array') return { problem: 'tooMany', params: { max: Number(issue.maximum) } }
      if (issue.origin === 'string') return { problem: 'longerThan', params: { max: Number(issue.maximum) } }
      return { problem: 'tooBig', params: { max: Number(issue.maximum) } }
    case 'invalid_format':
      if (issue.format === 'email') return 'email'
      return issue.format === 'date' || issue.format === 'datetime' ? 'date' : 'invalid'
    case 'invalid_value':
    case 'invalid_key':
      return 'choice'
    default:
      return 'invalid'
  }
}
