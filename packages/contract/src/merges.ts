import { mergeableRows, mergeKinds } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, isoDateTime } from './common-schemas.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

/** The number of rows that a merge moves, by kind. */
const moves = z.array(
  z.object({
    what: z.enum(mergeableRows),
    count: nonNegativeCount,
  }),
)
export type MergeMoves = z.output<typeof moves>

/** A merge of two rows, which can be undone. */
export const merge = z.object({
  id,
  kind: z.enum(mergeKinds),
  /** The row that was merged into the other row and no longer exists separately. */
  gone: z.object({ id, name: z.string() }),
  moves,
  at: isoDateTime,
  by: z.string().nullable(),
})
export type Merge = z.output<typeof merge>

const query = z.object({ with: id })
const preview = z.object({ gone: z.object({ id, name: z.string() }), moves })
const body = z.object({ with: id })
const answer = z.object({ merge })
const list = z.object({ merges: z.array(merge) })
const done = z.object({ ok: z.literal(true) })
const people = requirePermission('users', 'write')
const organisations = requirePermission('organizations', 'create')

export const mergeCalls = defineCalls({
  'GET /api/users/{id}/merge': {
    summary: 'What a merge of another account into this one would move',
    access: people,
    lasting: 'fetched when a duplicate is chosen',
    params: idParams,
    query,
    response: preview,
  },
  'POST /api/users/{id}/merge': {
    summary:
      'Merge another account into this one: its rows move and it is deactivated. If money moves, a fresh POST /api/confirm is needed',
    access: people,
    changes: ['user', 'techcard', 'project', 'application', 'offer', 'todo', 'support', 'event'],
    params: idParams,
    body,
    response: answer,
  },
  'GET /api/users/{id}/merges': {
    summary: 'Merges into an account that are not undone',
    access: people,
    shows: ['user'],
    params: idParams,
    response: list,
  },
  'POST /api/users/{id}/unmerge': {
    summary: 'Undo the last merge into an account, if the caller may merge both; moved rows that it still owns go back',
    access: people,
    changes: ['user', 'techcard', 'project', 'application', 'offer', 'todo', 'support', 'event'],
    params: idParams,
    response: done,
  },
  'GET /api/organizations/{id}/merge': {
    summary: 'What a merge of another organization into this one would move',
    access: organisations,
    lasting: 'fetched when a duplicate is chosen',
    params: idParams,
    query,
    response: preview,
  },
  'POST /api/organizations/{id}/merge': {
    summary: 'Merge another organization into this one: its people and offers move',
    access: organisations,
    changes: ['organization', 'offer', 'user'],
    params: idParams,
    body,
    response: answer,
  },
  'GET /api/organizations/{id}/merges': {
    summary: 'Merges into an organization that are not undone',
    access: organisations,
    shows: ['organization'],
    params: idParams,
    response: list,
  },
  'POST /api/organizations/{id}/unmerge': {
    summary: 'Undo the last merge into an organization',
    access: organisations,
    changes: ['organization', 'offer', 'user'],
    params: idParams,
    response: done,
  },
})
