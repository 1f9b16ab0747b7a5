import { bookLanguages, shopOrderStatuses } from '@press/domain'
import { z } from 'zod'
import { calls, may } from './call.ts'
import { day, id, idParams, madeAgainst, moment, version } from './common.ts'
import { daySpan, movesOfDays, standsNow, statusMove } from './past-boards.ts'
import { count } from './tech-card-shapes.ts'

/** A book of an order, as it was bought. */
const item = z.object({
  name: z.string(),
  language: z.enum(bookLanguages),
  quantity: z.number().int().positive(),
  /** Of a copy, in tiyn. */
  price: z.number().int().nonnegative(),
})
export type ShopOrderItem = z.output<typeof item>

export const shopOrder = z.object({
  id,
  version,
  status: z.enum(shopOrderStatuses),
  status_since: moment,
  customer_name: z.string(),
  items: z.array(item),
  /** In tiyn, VAT included. */
  sum: z.number().int().nonnegative(),
  created_at: moment,
})
export type ShopOrderRow = z.output<typeof shopOrder>

export const shopOrderCalls = calls({
  'GET /api/shop-orders': {
    summary: 'Orders of the press’s shop, those under way before those that were sent, the latest first; 500 at most',
    access: may('shopOrders', 'read'),
    query: z.object({
      search: z.string().trim().max(200).default(''),
      /** The board as it stood when this day was over; for those who read the history. */
      at: day.optional(),
    }),
    response: z.object({
      /** On a past day with the status of then, and where they stand now. */
      orders: z.array(shopOrder.extend({ now: standsNow(z.enum(shopOrderStatuses)).optional() })),
      total: count,
      /** The moves of a past day. */
      moves: z.array(statusMove).optional(),
    }),
  },
  'GET /api/shop-orders/days': {
    summary: 'How many moves of orders each day of a span saw, and the first day that saw any',
    access: may('history', 'read'),
    query: daySpan,
    response: movesOfDays,
  },
  'POST /api/shop-orders/{id}/status': {
    summary: 'Take an order of the shop one step on, or one back',
    access: may('shopOrders', 'status'),
    params: idParams,
    body: z.object({ status: z.enum(shopOrderStatuses), version: madeAgainst }),
    response: z.object({ order: shopOrder }),
  },
})
