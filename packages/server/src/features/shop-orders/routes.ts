import type { shopOrderCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { grantOf } from '@press/domain'
import { PressError } from '../../errors.ts'
import { movesByDay } from '../pastStatuses.ts'
import { findOrders, findPastOrders } from './queries.ts'
import { setStatus } from './service.ts'

export const shopOrderHandlers: HandlersOf<typeof shopOrderCalls> = {
  'GET /api/shop-orders': async ({ db, files, query: { search, at }, person }) => {
    if (!at) return findOrders(db, search)
    if (!grantOf(person.role, 'history', 'read')) throw new PressError('forbidden')
    return findPastOrders(db, files, search, at)
  },

  'GET /api/shop-orders/days': ({ db, query }) => movesByDay(db, 'shoporder', query),

  'POST /api/shop-orders/{id}/status': async (call) => ({ order: await setStatus(call, call.params.id, call.body) }),
}
