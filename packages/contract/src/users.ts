import {
  bookLanguages,
  contractKindKeys,
  limits,
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
import { createTableImportSchema } from './table-import.ts'
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
  /** The organization where the person works; null if there is none. If omitted, the organization stays unchanged. */
  organization_id: id.nullable().optional(),
})
const userListQuery = listQuery(['name', 'role_id', 'created_at', 'last_seen_at']).extend({
  role: z.enum(roleKeys as [(typeof roleKeys)[number], ...(typeof roleKeys)[number][]]).optional(),
  state: z.enum(userStates).optional(),
  specialization: z.enum(specializations).optional(),
})
const userResponse = z.object({ user: userRow })
const okResponse = z.object({ ok: z.literal(true) })
const readAccess = requirePermission('users', 'read')
const writeAccess = requirePermission('users', 'write')

const meanScore = z.number().min(1).max(5)
const criterionMeans = z.object(
  Object.fromEntries(ratingCriteria.map((key) => [key, meanScore])) as Record<RatingCriterion, typeof meanScore>,
)
const assignmentKind = z.enum(reassignmentKinds as [ReassignmentKind, ...ReassignmentKind[]])

export const userOverview = schemaFor<UserSummary>()(
  z.object({
    rating: z.object({
      works: nonNegativeCount,
      mean: meanScore.nullable(),
      quarters: z.array(z.object({ quarter: z.string(), means: criterionMeans.nullable() })),
      peers: criterionMeans.nullable(),
      peers_mean: meanScore.nullable(),
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
        mean: meanScore.nullable(),
      }),
    ),
    works_total: nonNegativeCount,
  }),
)

export const userAssignments = schemaFor<UserOpen>()(
  z.object({
    kinds: z.array(z.object({ kind: assignmentKind, count: nonNegativeCount, takers: z.array(activeUser) })),
    chats: nonNegativeCount,
  }),
)

export const userCalls = defineCalls({
  'GET /api/users': {
    summary: 'Accounts by a part of the name; `counts` are the totals of the search by state',
    access: readAccess,
    shows: ['user'],
    query: userListQuery,
    response: z.object({
      users: z.array(userRow),
      total: nonNegativeCount,
      counts: z.record(z.enum(userStates), nonNegativeCount),
    }),
  },
  'POST /api/users': {
    summary: 'Create a staff account; an e-mail with a link invites its owner to set a password',
    access: writeAccess,
    changes: ['user'],
    body: userForm,
    response: userResponse,
  },
  'GET /api/users/import': {
    summary: 'An empty table for an import, with one colleague as an example',
    access: writeAccess,
    lasting: 'a downloaded file',
  },
  'POST /api/users/import': {
    summary:
      'Invite colleagues from a table (multipart: `file`). Only checks it unless `write` is 1 and no row has an error',
    access: writeAccess,
    changes: ['user'],
    query: z.object({ write: z.literal('1').optional() }),
    upload: true,
    response: createTableImportSchema(z.enum(userImportFields)),
  },
  'GET /api/users/organizations': {
    summary: 'Organizations by a part of the name or the BIN, to choose a workplace',
    access: writeAccess,
    lasting: 'fetched on every keystroke',
    query: z.object({ search: z.string().trim().max(200).default('') }),
    response: z.object({
      organizations: z.array(schemaFor<Workplace>()(z.object({ id, name: z.string(), IIN: z.string() }))),
    }),
  },
  'GET /api/users/{id}': {
    summary: 'An account',
    access: readAccess,
    shows: ['user'],
    params: idParams,
    response: userResponse,
  },
  'PUT /api/users/{id}': {
    summary:
      'Change an account. A new role ends its sessions, and so does a partner’s new organization, which only the supervisor sets and only without offers to the old one. A new e-mail of an account with a password needs a fresh POST /api/confirm and takes effect when it is confirmed',
    access: writeAccess,
    changes: ['user'],
    params: idParams,
    body: userForm.extend({ version: expectedVersion }),
    response: userResponse,
  },
  'DELETE /api/users/{id}/email': {
    summary: 'Withdraw an account’s new e-mail that is not confirmed yet',
    access: writeAccess,
    changes: ['user'],
    params: idParams,
    response: userResponse,
  },
  'GET /api/users/{id}/overview': {
    summary: 'A person’s ratings, workload, contracts and latest works',
    access: readAccess,
    shows: ['user'],
    params: idParams,
    response: userOverview,
  },
  'POST /api/users/{id}/invite': {
    summary: 'Send the invitation again; earlier links become invalid',
    access: writeAccess,
    changes: ['user'],
    params: idParams,
    response: userResponse,
  },
  'GET /api/users/{id}/sessions': {
    summary: 'The valid sessions of an account',
    access: writeAccess,
    shows: ['user'],
    params: idParams,
    response: z.object({ sessions: z.array(schemaFor<UserSession>()(session.omit({ current: true }))) }),
  },
  'DELETE /api/users/{id}/sessions/{session}': {
    summary: 'End a session of another person',
    access: writeAccess,
    changes: ['user'],
    params: idParams.extend({ session: id }),
    response: okResponse,
  },
  'GET /api/users/{id}/open': {
    summary: 'A person’s open assignments that others would have to take over',
    access: writeAccess,
    shows: ['user'],
    params: idParams,
    response: userAssignments,
  },
  'POST /api/users/{id}/deactivate': {
    summary: 'Deactivate an account: its sessions end, and its open assignments go to the receivers, one per kind',
    access: writeAccess,
    changes: ['user'],
    params: idParams,
    body: z.object({
      /** For each kind of rows, the id of the person who takes over the rows. */
      receivers: z.partialRecord(assignmentKind, id).default({}),
      /** The surname of the account's owner. The person who makes the call types it as a confirmation. */
      surname: singleLineText(200),
      version: expectedVersion,
    }),
    response: userResponse,
  },
  'POST /api/users/{id}/activate': {
    summary: 'Activate an account again; assignments that its receivers still hold go back',
    access: writeAccess,
    changes: ['user'],
    params: idParams,
    body: z.object({ version: expectedVersion }),
    response: userResponse.extend({ returned: nonNegativeCount }),
  },
  'POST /api/email/confirm': {
    summary:
      'Confirm the new e-mail address of an account with the token of its e-mail and the password; ends its sessions',
    access: 'public',
    changes: [],
    body: z.object({ token: z.string().max(200), password: z.string().max(limits.passwordMax) }),
    response: okResponse,
  },
})
