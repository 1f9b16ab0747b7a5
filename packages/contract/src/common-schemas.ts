import { isIsoDate, limits, collapseToLine, documentParties, documentPartyFields } from '@press/domain'
import { z } from 'zod'

export const id = z.coerce.number().int().positive().max(2_147_483_647)
export const idParams = z.object({ id })

export const version = z.number().int().nonnegative()
/**
 * The version on which a change is based. If it is outdated, the answer is 409 with the current row. If it is omitted, as in the
 * bodies of the specification, the change is checked against the current row.
 */
export const expectedVersion = version.optional()

/** A date `yyyy-mm-dd`, within the years that the press supports. */
export const isoDate = z.iso.date().refine(isIsoDate)
/** A time in ISO 8601, in UTC. */
export const isoDateTime = z.iso.datetime()

/** A name or a title on one line. Line breaks become spaces. */
export const singleLineText = (max: number) => z.string().overwrite(collapseToLine).max(max)

/** Paging, search and sorting of a list. Pages count from 1. */
export const listQuery = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  z.object({
    page: z.coerce.number().int().min(1).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(limits.pageSize),
    search: z.string().trim().max(200).default(''),
    sort_by: z.enum(sorts).default(sorts[0]),
    sort_dir: z.enum(['asc', 'desc']).default('desc'),
  })

/** The progress of long-running work: `done` out of `of`. Sent to callers that accept `text/event-stream`. */
export interface Progress {
  done: number
  of: number
}

export const errorCodes = [
  'badRequest',
  'validation',
  'unauthorized',
  'sessionEnded',
  'invalidCredentials',
  'secondFactorNeeded',
  'confirmationNeeded',
  'wrongPortal',
  'forbidden',
  'notFound',
  'conflict',
  'moveRefused',
  'payloadTooLarge',
  'unsupportedMediaType',
  'tooManyRequests',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The shape of every refusal. `message` is in the requested language. `fields` maps a form field to its message. */
export const errorResponse = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** The current row, if the code is `conflict`. */
    current: z.unknown().optional(),
    /** Details of the parties that are missing, so that the document was not sent. */
    lacks: z
      .array(
        z.object({ side: z.enum(documentParties), field: z.enum(documentPartyFields), name: z.string().optional() }),
      )
      .optional(),
    /** The portal where this person signs in, if the code is `wrongPortal`. */
    portal: z.enum(['staff', 'author', 'partner']).optional(),
  }),
})
export type ErrorResponse = z.output<typeof errorResponse>
