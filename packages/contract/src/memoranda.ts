import { limits, memorandumStates, type Memorandum } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, singleLineText, listQuery, expectedVersion, version } from './common-schemas.ts'
import { fileInfo } from './files.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/**
 * The form fields of a memorandum. Without `signed_on`, not all parties have signed yet. Without `ends_on`, the memorandum stays in
 * force until someone ends it.
 */
const memorandumFields = z.object({
  number: singleLineText(50),
  date: isoDate,
  party_name: singleLineText(limits.bookNameLength),
  party_bin: singleLineText(12).default(''),
  subject: z.string().max(limits.noteLength),
  signed_on: isoDate.nullable().default(null),
  ends_on: isoDate.nullable().default(null),
  contact_name: singleLineText(200).default(''),
  contact_phone: singleLineText(50).default(''),
  contact_email: singleLineText(200).default(''),
  note: z.string().max(limits.noteLength).default(''),
})

export const memorandum = schemaFor<Memorandum>()(
  memorandumFields.extend({
    id,
    version,
    state: z.enum(memorandumStates),
    scan: fileInfo.nullable(),
  }),
)

const memorandumBody = memorandumFields.extend({
  /** An uploaded document. Null removes the document; if omitted, the document stays. */
  scan: id.nullable().optional(),
})
const memorandumListQuery = listQuery(['date', 'number', 'party_name', 'ends_on']).extend({
  state: z.enum(memorandumStates).optional(),
})
const memorandumResponse = z.object({ memorandum })
/** The permission to manage memoranda. Accounting manages them, like all agreements with partners. */
const writeAccess = requirePermission('invoices', 'write')

export const memorandumCalls = defineCalls({
  'GET /api/memoranda': {
    summary: 'Memoranda of cooperation; `counts` are the totals of the search by today’s state',
    access: writeAccess,
    shows: ['memorandum'],
    query: memorandumListQuery,
    response: z.object({
      memoranda: z.array(memorandum),
      total: nonNegativeCount,
      counts: z.record(z.enum(memorandumStates), nonNegativeCount),
    }),
  },
  'GET /api/memoranda/export': {
    summary: 'The memoranda of the search as CSV or XLSX',
    access: writeAccess,
    lasting: 'a downloaded file',
    query: memorandumListQuery.omit({ page: true, per_page: true }).extend({ format: z.enum(['csv', 'xlsx']) }),
  },
  'POST /api/memoranda': {
    summary: 'Create a memorandum',
    access: writeAccess,
    changes: ['memorandum'],
    body: memorandumBody,
    response: memorandumResponse,
  },
  'PUT /api/memoranda/{id}': {
    summary: 'Change a memorandum',
    access: writeAccess,
    changes: ['memorandum'],
    params: idParams,
    body: memorandumBody.extend({ version: expectedVersion }),
    response: memorandumResponse,
  },
  'DELETE /api/memoranda/{id}': {
    summary: 'Delete a memorandum with its file',
    access: writeAccess,
    changes: ['memorandum'],
    params: idParams,
    response: z.object({ ok: z.literal(true) }),
  },
})
