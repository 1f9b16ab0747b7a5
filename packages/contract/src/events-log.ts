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

/** The number of an entry: entries are more than rows of anything. */
const entry = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

const resource = z.enum(logResources as [LogResource, ...LogResource[]])

/** `money,people`. */
const groups = z
  .string()
  .default('')
  .transform((value) => value.split(',').filter(Boolean))
  .pipe(z.array(z.enum(logGroups)))

const filter = z.object({
  /** Days of the press. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  /** Who did it; `none` is what the press did by itself, and what somebody unknown tried. */
  actor: z.union([id, z.literal('none')]).optional(),
  groups,
  resource: resource.optional(),
  resource_id: id.optional(),
  /** A number of an entry, a person, an address or what the row is called. */
  search: z.string().trim().max(200).default(''),
})

const value = z.union([z.string(), z.number(), z.boolean()]).nullable()
const change = z.object({
  field: z.enum(logFieldKeys as [(typeof logFieldKeys)[number], ...(typeof logFieldKeys)[number][]]),
  /** People come by name. */
  before: value,
  after: value,
})

export const logEntry = schemaFor<LogRow>()(
  z.object({
    id: z.number().int().positive(),
    at: isoDateTime,
    type: z.enum(logTypes as [(typeof logTypes)[number], ...(typeof logTypes)[number][]]),
    by: activeUser.nullable(),
    subject: z.object({ resource, id: z.number().int().nullable(), name: z.string().nullable() }),
    changes: z.array(change),
    ip: z.string().nullable(),
    agent: z.string().nullable(),
    hash: z.string(),
    seal: z.object({ id: z.number().int(), hash: z.string(), at: isoDateTime }).nullable(),
  }),
)

export const logFormats = ['csv', 'jsonl'] as const
export type LogFormat = (typeof logFormats)[number]

const check = schemaFor<LogCheck>()(
  z.object({
    at: isoDateTime,
    by: z.string().nullable(),
    sealed: z.number().int(),
    broken: z.array(z.object({ from: z.number().int(), until: z.number().int() })),
  }),
)

const reads = requirePermission('history', 'read')

export const eventsLogCalls = defineCalls({
  'GET /api/events-log': {
    summary: 'What happened at the press: who did what, what it was before, and from where; the last first',
    access: reads,
    shows: ['log'],
    query: filter.extend({
      /** Goes on after the entry of this number. */
      before: entry.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(limits.pageSize),
    }),
    response: z.object({
      events: z.array(logEntry),
      /** What to ask with for what follows; null where nothing does. */
      next: z.number().int().nullable(),
      /** The days that these stand under: how many found entries each has, and how its seals stand. */
      days: z.array(
        schemaFor<LogDay>()(z.object({ day: isoDate, count: z.number().int(), seals: z.enum(sealStates) })),
      ),
      /** How many are found; where they are more than are counted, so many are counted. Null but on the first page. */
      found: z.object({ count: z.number().int(), more: z.boolean() }).nullable(),
    }),
  },
  'GET /api/events-log/export': {
    summary:
      'What the filters hold, the last first, with hashes: CSV for spreadsheets, or a JSON entry a line; a stream, however much it is. That it was taken is an entry itself',
    access: reads,
    lasting: 'a file to keep',
    // The export is an entry of the log itself.
    changes: ['log'],
    query: filter.extend({ format: z.enum(logFormats) }),
  },
  'GET /api/events-log/seals': {
    summary: 'When the seals of the log were last checked, and with what result',
    access: reads,
    shows: ['log'],
    response: z.object({ checked: check.nullable() }),
  },
  'POST /api/events-log/check': {
    summary: 'Check all seals of the log now',
    access: reads,
    changes: ['log'],
    response: z.object({ checked: check }),
  },
})
