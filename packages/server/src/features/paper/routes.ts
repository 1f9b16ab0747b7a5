import type { paperCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findPaper, findRunUse } from './queries.ts'
import { cancelOrder, correctRun, countPaper, orderPaper, receiveOrder } from './commands.ts'

export const handlers: HandlersOf<typeof paperCalls> = {
  'GET /api/paper': (call) => findPaper(call),
  'POST /api/paper/orders': async (call) => ({ order: await orderPaper(call, call.body) }),
  'POST /api/paper/orders/{id}/receive': async (call) => ({
    order: await receiveOrder(call, call.params.id, call.body),
  }),
  'POST /api/paper/orders/{id}/cancel': async (call) => ({ order: await cancelOrder(call, call.params.id, call.body) }),
  'POST /api/paper/count': async (call) => ({ balance: await countPaper(call, call.body) }),
  'GET /api/paper/runs/{id}': async (call) => ({ use: await findRunUse(call, call.params.id) }),
  'PUT /api/paper/runs/{id}': async (call) => ({ use: await correctRun(call, call.params.id, call.body) }),
}
