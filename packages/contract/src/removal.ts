import { removalObstacles, type OpenRow, type OwnRemoval, type RemovalRequest } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { schemaFor } from './schema-for.ts'

const openRow = schemaFor<OpenRow>()(
  z.object({
    kind: z.enum(removalObstacles as [(typeof removalObstacles)[number], ...(typeof removalObstacles)[number][]]),
    id,
    name: z.string(),
  }),
)

const removalRequest = z.object({
  asked_at: isoDateTime,
  /** The first day on which the account may be removed. */
  due: isoDate,
})
const ownRemoval = schemaFor<OwnRemoval>()(
  z.object({
    open: z.array(openRow),
    request: removalRequest.nullable(),
  }),
)

const removalRow = schemaFor<RemovalRequest>()(removalRequest.extend({ id, user: activeUser, open: z.array(openRow) }))

export const removalCalls = defineCalls({
  'GET /api/userprofile/removal': {
    summary: 'Whether the caller has asked for removal, and what must be finished first',
    access: 'session',
    shows: ['user'],
    response: ownRemoval,
  },
  'POST /api/userprofile/removal': {
    summary:
      'Request removal after a fresh POST /api/confirm; refused while anything is open, carried out on `request.due`',
    access: 'session',
    changes: ['user'],
    response: ownRemoval,
  },
  'DELETE /api/userprofile/removal': {
    summary: 'Withdraw the removal request',
    access: 'session',
    changes: ['user'],
    response: ownRemoval,
  },
  'GET /api/users/removals': {
    summary: 'Pending removal requests, the next due first, with each person’s open items',
    access: requirePermission('users', 'write'),
    shows: ['user'],
    response: z.object({ removals: z.array(removalRow) }),
  },
})
