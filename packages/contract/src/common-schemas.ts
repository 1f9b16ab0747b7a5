import { isIsoDate, limits, collapseToLine, documentParties, documentPartyFields } from '@press/domain'
import { z } from 'zod'

export const id = z.coerce.number().int().positive().max(2_147_483_647)
export const idParams = z.object({ id })

export const version = z.number().int().nonnegative()
/**
 * The version a change was made against; an older one is answered with 409 and the current row. Left out, as in the specification's
 * own bodies, the change is judged against the row as it is now.
 */
export const expectedVersion = version.optional()

/** `yyyy-mm-dd`, of the years that a press has to do with. */
export const isoDate = z.iso.date().refine(isIsoDate)
/** ISO 8601 in UTC. */
export const isoDateTime = z.iso.datetime()

/** A name or a title; ends of lines in it become spaces. */
export const singleLineText = (max: number) => z.string().overwrite(collapseToLine).max(max)

/** Paging, search and sorting of a list; a page starts at 1. */
export const listQuery = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  z.object({
    page: z.coerce.number().int().min(1).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(limits.pageSize),
    search: z.string().trim().max(200).default(''),
    sort_by: z.enum(sorts).default(sorts[0]),
    sort_dir: z.enum(['asc', 'desc']).default('desc'),
  })

/** How far a work is that takes its time: so much of so much. Who asks for `text/event-stream` hears of it. */
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

/** The one shape of every refusal. `message` is in the language asked for; `fields` maps a form field to its message. */
export const errorResponse = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** With `conflict`: the row as it is now. */
    current: z.unknown().optional(),
    /** What a paper that was not sent lacks of its sides. */
    lacks: z
      .array(
        z.object({ side: z.enum(documentParties), field: z.enum(documentPartyFields), name: z.string().optional() }),
      )
      .optional(),
    /** With `wrongPortal`: where this person signs in. */
    portal: z.enum(['staff', 'author', 'partner']).optional(),
  }),
})
export type ErrorResponse = z.output<typeof errorResponse>
