import type { signalCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { addRemark, deleteRemark, editRemark } from './remarks.ts'
import { getSignal, recordRoundOpened, getSignalPages, addRound, approveSignal, returnSignal } from './commands.ts'

export const handlers: HandlersOf<typeof signalCalls> = {
  'GET /api/tech-cards/{id}/signal-rounds': async (call) => ({ signal: await getSignal(call, call.params.id) }),

  'POST /api/tech-cards/{id}/signal-rounds': async (call) => ({
    signal: await addRound(call, call.params.id, call.body),
  }),

  'POST /api/tech-cards/{id}/signal-end-date': async (call) => ({
    techcard: await approveSignal(call, call.params.id, call.body),
  }),

  'POST /api/tech-cards/{id}/signal-return': async (call) => ({
    techcard: await returnSignal(call, call.params.id, call.body),
  }),

  'GET /api/signal-rounds/{id}/pages': async (call) => ({
    pages: await getSignalPages(call, call.params.id, call.query),
  }),

  'POST /api/signal-rounds/{id}/opened': (call) => recordRoundOpened(call, call.params.id, call.body),

  'POST /api/signal-rounds/{id}/remarks': async (call) => ({
    remark: await addRemark(call, call.params.id, call.body),
  }),

  'PATCH /api/signal-remarks/{id}': async (call) => ({ remark: await editRemark(call, call.params.id, call.body) }),

  'DELETE /api/signal-remarks/{id}': async (call) => {
    await deleteRemark(call, call.params.id)
    return { deleted: call.params.id }
  },
}
