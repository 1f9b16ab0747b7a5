import type { supportCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { listRequests } from './queries.ts'
import { createSupportRequest, editRequest, setRequestStatus } from './commands.ts'

export const handlers: HandlersOf<typeof supportCalls> = {
  'GET /api/support': async (call) => ({ requests: await listRequests(call) }),
  'POST /api/support': async (call) => ({ request: await createSupportRequest(call, call.body) }),
  'POST /api/support-request/{id}': async (call) => ({
    request: await setRequestStatus(call, call.params.id, call.body),
  }),
  'POST /api/edit-request/{id}': async (call) => ({ request: await editRequest(call, call.params.id, call.body) }),
}
