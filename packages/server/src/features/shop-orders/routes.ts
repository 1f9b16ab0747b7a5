import type { shopOrderCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findOrders } from './queries.ts'
import { setStatus } from './service.ts'

export const shopOrderHandlers: HandlersOf<typeof shopOrderCalls> = {
  'GET /api/shop-orders': ({ db, query }) => findOrders(db, query.search),

  'POST /api/shop-orders/{id}/status': async (call) => ({ order: await setStatus(call, call.params.id, call.body) }),
}
