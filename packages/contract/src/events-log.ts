import {
  limits,
  logFieldKeys,
  logGroups,
  logResources,
  logTypes,
  sealStates,
  type LogDay,
  type LogResource,
  type LogCheck,
  type LogRow,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

/** The id of a log entry. It may be larger than the ids of other rows. */
const entryId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

const resource = z.enum(logResources as [LogResource, ...LogResource[]])

/** Comma-separated groups of events, such as `money,people`. */
const groups = z
  .string()
  .default('')
  .transform((value) => value.split(',').filter(Boolean))
  .pipe(z.array(z.enum(logGroups)))

const logFilter = z.object({
  /** First and last day, in the press's time zone. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  /** The person who acted. `none` selects entries that the press made automatically, and attempts by unknown people. */
  actor: z.union([id, z.literal('none')]).optional(),
  groups,
  resource: resource.optional(),
  resource_id: id.optional(),
  /** The searched text: an entry's id, a person, an address or a row's name. */
  search: z.string().trim().max(200).default(''),
})

const loggedValue = z.union([z.string(), z.number(), z.boolean()]).nullable()
const loggedChange = z.object({
  field: z.enum(logFieldKeys as [(typeof logFieldKeys)[number], ...(typeof logFieldKeys)[number][]]),
  /** The value before and after the change. People are given by name. */
  before: loggedValue,
  after: loggedValue,
})

export const logEntry = schemaFor<LogRow>()(
  z.object({
    id: z.number().int().positive(),
    at: isoDateTime,
    type: z.enum(logTypes as [(typeof logTypes)[number], ...(typeof logTypes)[number][]]),
    by: activeUser.nullable(),
    subject: z.object({ resource, id: z.number().int().nullable(), name: z.string().nullable() }),
    changes: z.array(loggedChange),
    ip: z.string().nullable(),
    agent: z.string().nullable(),
    hash: z.string(),
    seal: z.object({ id: z.number().int(), hash: z.string(), at: isoDateTime }).nullable(),
  }),
)

export const logFormats = ['csv', 'jsonl'] as const
export type LogFormat = (typeof logFormats)[number]

const sealCheck = schemaFor<LogCheck>()(
  z.object({
    at: isoDateTime,
    by: z.string().nullable(),
    sealed: z.number().int(),
    broken: z.array(z.object({ from: z.number().int(), until: z.number().int() })),
  }),
)

const readAccess = requirePermission('history', 'read')

export const eventsLogCalls = defineCalls({
  'GET /api/events-log': {
    summary: 'The audit log, the latest first: who did what and from where, and the previous values',
    access: readAccess,
    shows: ['log'],
    query: logFilter.extend({
      /** The page starts with the entry that follows the entry with this id. */
      before: entryId.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(limits.pageSize),
    }),
    response: z.object({
      events: z.array(logEntry),
      /** The `before` value of the next page; null if there is none. */
      next: z.number().int().nullable(),
      /** The days on which these entries fall, each with the number of matches and the state of its seals. */
      days: z.array(
        schemaFor<LogDay>()(z.object({ day: isoDate, count: z.number().int(), seals: z.enum(sealStates) })),
      ),
      /** The number of matches, up to a maximum. `more` is true if there are more matches. Null except on the first page. */
      found: z.object({ count: z.number().int(), more: z.boolean() }).nullable(),
    }),
  },
  'GET /api/events-log/export': {
    summary:
      'The filtered audit log with hashes, the latest first, streamed: CSV for spreadsheets, or one JSON entry per line. The export itself is logged',
    access: readAccess,
    lasting: 'a downloaded file',
    // The export itself is recorded in the log.
    changes: ['log'],
    query: logFilter.extend({ format: z.enum(logFormats) }),
  },
  'GET /api/events-log/seals': {
    summary: 'When the seals of the audit log were last checked, and the result',
    access: readAccess,
    shows: ['log'],
    response: z.object({ checked: sealCheck.nullable() }),
  },
  'POST /api/events-log/check': {
    summary: 'Check all seals of the audit log now',
    access: readAccess,
    changes: ['log'],
    response: z.object({ checked: sealCheck }),
  },
})
