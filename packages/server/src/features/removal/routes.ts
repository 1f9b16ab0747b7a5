import type { removalCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { requestRemoval, listRemovals, findOwnRemoval, withdrawRemoval } from './commands.ts'

export const handlers: HandlersOf<typeof removalCalls> = {
  'GET /api/userprofile/removal': ({ db, person }) => findOwnRemoval(db, person.id),
  'POST /api/userprofile/removal': (call) => requestRemoval(call),
  'DELETE /api/userprofile/removal': (call) => withdrawRemoval(call),
  'GET /api/users/removals': async (call) => ({ removals: await listRemovals(call) }),
}
