import { limits, memorandumStates, type Memorandum } from '@press/domain'
import { z } from 'zod'
import { calls, may } from './define-calls.ts'
import { day, id, idParams, line, listQuery, madeAgainst, version } from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { count } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** What its form says. Without `signed_on` it is not signed by both sides yet, without `ends_on` it holds until it is ended. */
const form = z.object({
  number: line(50),
  date: day,
  party_name: line(limits.bookName),
  party_bin: line(12).default(''),
  subject: z.string().max(limits.note),
  signed_on: day.nullable().default(null),
  ends_on: day.nullable().default(null),
  contact_name: line(200).default(''),
  contact_phone: line(50).default(''),
  contact_email: line(200).default(''),
  note: z.string().max(limits.note).default(''),
})

export const memorandum = schemaFor<Memorandum>()(
  form.extend({
    id,
    version,
    state: z.enum(memorandumStates),
    scan: fileInfo.nullable(),
  }),
)

const body = form.extend({
  /** An upload; null takes the paper away, left out it stays. */
  scan: id.nullable().optional(),
})
const list = listQuery(['date', 'number', 'party_name', 'ends_on']).extend({
  state: z.enum(memorandumStates).optional(),
})
const answer = z.object({ memorandum })
/** Accounting keeps them, as it keeps what is agreed with partners. */
const writes = may('invoices', 'write')

export const memorandumCalls = calls({
  'GET /api/memoranda': {
    summary: 'Memoranda of cooperation; `counts` are of all that the search holds, by how they stand today',
    access: writes,
    shows: ['memorandum'],
    query: list,
    response: z.object({
      memoranda: z.array(memorandum),
      total: count,
      counts: z.record(z.enum(memorandumStates), count),
    }),
  },
  'GET /api/memoranda/export': {
    summary: 'The memoranda that the search holds as CSV or XLSX',
    access: writes,
    lasting: 'a file to keep',
    query: list.omit({ page: true, per_page: true }).extend({ format: z.enum(['csv', 'xlsx']) }),
  },
  'POST /api/memoranda': {
    summary: 'Enter a memorandum',
    access: writes,
    changes: ['memorandum'],
    body,
    response: answer,
  },
  'PUT /api/memoranda/{id}': {
    summary: 'Change a memorandum',
    access: writes,
    changes: ['memorandum'],
    params: idParams,
    body: body.extend({ version: madeAgainst }),
    response: answer,
  },
  'DELETE /api/memoranda/{id}': {
    summary: 'Delete a memorandum with its paper',
    access: writes,
    changes: ['memorandum'],
    params: idParams,
    response: z.object({ ok: z.literal(true) }),
  },
})
