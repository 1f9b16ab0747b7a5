import { mergeableRows, mergeKinds, type Merge, type MergeMove } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, isoDateTime } from './common-schemas.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** The number of rows that a merge moves, by kind. */
const moves = z.array(schemaFor<MergeMove>()(z.object({ what: z.enum(mergeableRows), count: nonNegativeCount })))

/** A merge of two rows, which can be undone. */
export const merge = schemaFor<Merge>()(
  z.object({
    id,
    kind: z.enum(mergeKinds),
    /** The row that was merged into the other row and no longer exists separately. */
    gone: z.object({ id, name: z.string() }),
    moves,
    at: isoDateTime,
    by: z.string().nullable(),
  }),
)

const mergeQuery = z.object({ with: id })
const mergePreview = z.object({ gone: z.object({ id, name: z.string() }), moves })
const mergeBody = z.object({ with: id })
const mergeResponse = z.object({ merge })
const mergeListResponse = z.object({ merges: z.array(merge) })
const okResponse = z.object({ ok: z.literal(true) })
const userAccess = requirePermission('users', 'write')
const organizationAccess = requirePermission('organizations', 'create')

export const mergeCalls = defineCalls({
  'GET /api/users/{id}/merge': {
    summary: 'What a merge of another account into this one would move',
    access: userAccess,
    lasting: 'fetched when a duplicate is chosen',
    params: idParams,
    query: mergeQuery,
    response: mergePreview,
  },
  'POST /api/users/{id}/merge': {
    summary:
      'Merge another account into this one: its rows move and it is deactivated. If money moves, a fresh POST /api/confirm is needed',
    access: userAccess,
    changes: ['user', 'techcard', 'project', 'application', 'offer', 'todo', 'support', 'event'],
    params: idParams,
    body: mergeBody,
    response: mergeResponse,
  },
  'GET /api/users/{id}/merges': {
    summary: 'Merges into an account that are not undone',
    access: userAccess,
    shows: ['user'],
    params: idParams,
    response: mergeListResponse,
  },
  'POST /api/users/{id}/unmerge': {
    summary: 'Undo the last merge into an account, if the caller may merge both; moved rows that it still owns go back',
    access: userAccess,
    changes: ['user', 'techcard', 'project', 'application', 'offer', 'todo', 'support', 'event'],
    params: idParams,
    response: okResponse,
  },
  'GET /api/organizations/{id}/merge': {
    summary: 'What a merge of another organization into this one would move',
    access: organizationAccess,
    lasting: 'fetched when a duplicate is chosen',
    params: idParams,
    query: mergeQuery,
    response: mergePreview,
  },
  'POST /api/organizations/{id}/merge': {
    summary: 'Merge another organization into this one: its people and offers move',
    access: organizationAccess,
    changes: ['organization', 'offer', 'user'],
    params: idParams,
    body: mergeBody,
    response: mergeResponse,
  },
  'GET /api/organizations/{id}/merges': {
    summary: 'Merges into an organization that are not undone',
    access: organizationAccess,
    shows: ['organization'],
    params: idParams,
    response: mergeListResponse,
  },
  'POST /api/organizations/{id}/unmerge': {
    summary: 'Undo the last merge into an organization',
    access: organizationAccess,
    changes: ['organization', 'offer', 'user'],
    params: idParams,
    response: okResponse,
  },
})
