import {
  bookLanguages,
  contractKindKeys,
  reassignmentKinds,
  ratingCriteria,
  roleKeys,
  specializations,
  userImportFields,
  userStates,
  workTypes,
  workTypeStatuses,
  type ReassignmentKind,
  type RatingCriterion,
  type UserOpen,
  type UserSession,
  type Workplace,
  type UserSummary,
  type UserRow,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import {
  isoDate,
  id,
  idParams,
  singleLineText,
  listQuery,
  expectedVersion,
  isoDateTime,
  version,
} from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { session } from './session.ts'
import { tableImport } from './table-import.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

export const userRow = schemaFor<UserRow>()(
  activeUser.extend({
    version,
    email: z.string(),
    pending_email: z.string().nullable(),
    phone: z.string(),
    specialization: z.enum(specializations).nullable(),
    organization: z.string().nullable(),
    organization_id: id.nullable(),
    state: z.enum(userStates),
    created_at: isoDateTime,
    invited_at: isoDateTime.nullable(),
    last_seen_at: isoDateTime.nullable(),
  }),
)

export const userForm = z.object({
  name: singleLineText(200),
  email: z.string().trim().toLowerCase().max(254),
  role_id: z.number().int(),
  specialization: z.enum(specializations).nullable().default(null),
  phone: singleLineText(40).default(''),
  /** The organization where they work; null if none. If omitted, it stays. */
  organization_id: id.nullable().optional(),
})
const list = listQuery(['name', 'role_id', 'created_at', 'last_seen_at']).extend({
  role: z.enum(roleKeys as [(typeof roleKeys)[number], ...(typeof roleKeys)[number][]]).optional(),
  state: z.enum(userStates).optional(),
  specialization: z.enum(specializations).optional(),
})
const answer = z.object({ user: userRow })
const done = z.object({ ok: z.literal(true) })
const reads = requirePermission('users', 'read')
const writes = requirePermission('users', 'write')

const mean = z.number().min(1).max(5)
const means = z.object(
  Object.fromEntries(ratingCriteria.map((key) => [key, mean])) as Record<RatingCriterion, typeof mean>,
)
const kind = z.enum(reassignmentKinds as [ReassignmentKind, ...ReassignmentKind[]])

export const userOverview = schemaFor<UserSummary>()(
  z.object({
    rating: z.object({
      works: nonNegativeCount,
      mean: mean.nullable(),
      quarters: z.array(z.object({ quarter: z.string(), means: means.nullable() })),
      peers: means.nullable(),
      peers_mean: mean.nullable(),
    }),
    load: z.object({
      capacity_hours: nonNegativeCount,
      weeks: z.array(z.object({ first: isoDate, hours: nonNegativeCount, running: z.boolean() })),
    }),
    contracts: z.array(
      z.object({
        id,
        kind: z.enum(contractKindKeys as [(typeof contractKindKeys)[number], ...(typeof contractKindKeys)[number][]]),
        number: z.string(),
        date: isoDate,
        ends_on: isoDate.nullable(),
      }),
    ),
    works: z.array(
      z.object({
        id,
        name: z.enum(workTypes),
        status: z.enum(workTypeStatuses),
        book_name: z.string(),
        language: z.enum(bookLanguages),
        src_cover: z.string().nullable(),
        end_date: isoDate.nullable(),
        done_on: isoDate.nullable(),
        hours: nonNegativeCount.nullable(),
        price: nonNegativeCount.nullable(),
        mean: mean.nullable(),
      }),
    ),
    works_total: nonNegativeCount,
  }),
)

export const userAssignments = schemaFor<UserOpen>()(
  z.object({
    kinds: z.array(z.object({ kind, count: nonNegativeCount, takers: z.array(activeUser) })),
    chats: nonNegativeCount,
  }),
)

export const userCalls = defineCalls({
  'GET /api/users': {
    summary: 'Accounts by a part of the name; `counts` are of all that the search holds, by how they stand',
    access: reads,
    shows: ['user'],
    query: list,
    response: z.object({
      users: z.array(userRow),
      total: nonNegativeCount,
      counts: z.record(z.enum(userStates), nonNegativeCount),
    }),
  },
  'POST /api/users': {
    summary: 'Make an account of the staff; a letter with a link invites its owner to set a password',
    access: writes,
    changes: ['user'],
    body: userForm,
    response: answer,
  },
  'GET /api/users/import': {
    summary: 'An empty table to fill in for an import, with one colleague as an example',
    access: writes,
    lasting: 'a file to keep',
  },
  'POST /api/users/import': {
    summary:
      'Invite colleagues from a table (multipart: `file`). Checked only, unless `write` is 1 and nothing stands against any row',
    access: writes,
    changes: ['user'],
    query: z.object({ write: z.literal('1').optional() }),
    upload: true,
    response: tableImport(z.enum(userImportFields)),
  },
  'GET /api/users/organizations': {
    summary: 'Organisations by a part of the name or the BIN, for a choice of where somebody works',
    access: writes,
    lasting: 'fetched at every keystroke',
    query: z.object({ search: z.string().trim().max(200).default('') }),
    response: z.object({
      organizations: z.array(schemaFor<Workplace>()(z.object({ id, name: z.string(), IIN: z.string() }))),
    }),
  },
  'GET /api/users/{id}': { summary: 'An account', access: reads, shows: ['user'], params: idParams, response: answer },
  'PUT /api/users/{id}': {
    summary:
      'Change an account; another role ends its sessions, and so does another organisation of a partner, which the supervisor alone gives, and to nobody whose organisation has offers addressed to them. A new e-mail of an account with a password needs a fresh POST /api/confirm and takes effect when it is confirmed',
    access: writes,
    changes: ['user'],
    params: idParams,
    body: userForm.extend({ version: expectedVersion }),
    response: answer,
  },
  'DELETE /api/users/{id}/email': {
    summary: 'Withdraw the new e-mail of an account that is not confirmed yet',
    access: writes,
    changes: ['user'],
    params: idParams,
    response: answer,
  },
  'GET /api/users/{id}/overview': {
    summary: 'How somebody is rated, what load they have, their contracts and last works',
    access: reads,
    shows: ['user'],
    params: idParams,
    response: userOverview,
  },
  'POST /api/users/{id}/invite': {
    summary: 'Send the invitation again; links sent before open nothing any more',
    access: writes,
    changes: ['user'],
    params: idParams,
    response: answer,
  },
  'GET /api/users/{id}/sessions': {
    summary: 'The sessions of an account that are still good',
    access: writes,
    shows: ['user'],
    params: idParams,
    response: z.object({ sessions: z.array(schemaFor<UserSession>()(session.omit({ current: true }))) }),
  },
  'DELETE /api/users/{id}/sessions/{session}': {
    summary: 'End a session of somebody else',
    access: writes,
    changes: ['user'],
    params: idParams.extend({ session: id }),
    response: done,
  },
  'GET /api/users/{id}/open': {
    summary: 'What somebody has under way that others would have to take on',
    access: writes,
    shows: ['user'],
    params: idParams,
    response: userAssignments,
  },
  'POST /api/users/{id}/deactivate': {
    summary: 'Turn an account off: its sessions end and what is under way goes to the receivers, one for each kind',
    access: writes,
    changes: ['user'],
    params: idParams,
    body: z.object({
      /** By kind of rows, the id of the person who takes them over. */
      receivers: z.partialRecord(kind, id).default({}),
      /** The surname, typed as a confirmation by the person who does this. */
      surname: singleLineText(200),
      version: expectedVersion,
    }),
    response: answer,
  },
  'POST /api/users/{id}/activate': {
    summary: 'Turn an account on again; what its receivers still have under way goes back',
    access: writes,
    changes: ['user'],
    params: idParams,
    body: z.object({ version: expectedVersion }),
    response: answer.extend({ returned: nonNegativeCount }),
  },
})
