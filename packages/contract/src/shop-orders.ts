import { bookLanguages, limits, shopOrderImportFields, shopOrderLimits, shopOrderStatuses } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, singleLineText, expectedVersion, isoDateTime, version } from './common-schemas.ts'
import { daySpan, moveCountsByDay, currentPosition, statusMove } from './board-history.ts'
import { tableImport } from './table-import.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'

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
  status_since: isoDateTime,
  /** The shop's own; null for orders of before it sent them. */
  number: z.string().nullable(),
  customer_name: z.string(),
  /** How to reach the customer, for who sends the books and bills them; empty where the shop did not say. Null for others. */
  contact: z.object({ email: z.string(), phone: z.string(), address: z.string() }).nullable(),
  items: z.array(item),
  /** In tiyn, VAT included. */
  sum: z.number().int().nonnegative(),
  created_at: isoDateTime,
})
export type ShopOrderRow = z.output<typeof shopOrder>

const contact = singleLineText(shopOrderLimits.contact).default('')

/** An order as the shop sends it. What it comes to is computed; a `sum` that differs is refused. */
const arriving = z.object({
  /** The shop's own: the same number is the same order. */
  number: singleLineText(shopOrderLimits.number).min(1),
  customer_name: singleLineText(shopOrderLimits.customer).min(1),
  customer_email: contact,
  customer_phone: contact,
  customer_address: contact,
  /** When it was made; now where the shop does not say. */
  created_at: z.iso.datetime({ offset: true }).nullable().default(null),
  items: z
    .array(
      z.object({
        name: singleLineText(limits.bookNameLength).min(1),
        /** Where it is left out, that of the catalogue's book with this name. */
        language: z.enum(bookLanguages).nullable().default(null),
        quantity: z.number().int().positive().max(shopOrderLimits.quantity),
        /** Of a copy, in tiyn, VAT included. */
        price: z.number().int().nonnegative().max(shopOrderLimits.price),
      }),
    )
    .min(1)
    .max(shopOrderLimits.items),
  /** In tiyn. */
  sum: z.number().int().nonnegative().nullable().default(null),
})
export type ArrivingShopOrder = z.output<typeof arriving>

/** The token by which the shop sends orders: since when there is one, by whose hand, and when the shop used it last. */
const token = z
  .object({ created_at: isoDateTime, created_by: z.string().nullable(), used_at: isoDateTime.nullable() })
  .nullable()
export type ShopToken = z.output<typeof token>

const importReport = tableImport(z.enum(shopOrderImportFields)).extend({
  /** Orders that the table makes and the press has not. */
  fresh: nonNegativeCount,
  /** Orders that are left out, as the press has them by their number; of very many the first. */
  skipped: z.array(z.object({ row: z.number().int().positive(), name: z.string() })),
  skipped_total: nonNegativeCount,
})
export type ShopOrderImport = z.output<typeof importReport>

export const shopOrderCalls = defineCalls({
  'GET /api/shop-orders': {
    summary: 'Orders of the press’s shop, those under way before those that were sent, the latest first; 500 at most',
    access: requirePermission('shopOrders', 'read'),
    shows: ['shoporder'],
    query: z.object({
      search: z.string().trim().max(200).default(''),
      /** The board as it stood when this day was over; for those who read the history. */
      at: isoDate.optional(),
    }),
    response: z.object({
      /** On a past day with the status of then, and where they stand now. */
      orders: z.array(shopOrder.extend({ now: currentPosition(z.enum(shopOrderStatuses)).optional() })),
      total: nonNegativeCount,
      /** The moves of a past day. */
      moves: z.array(statusMove).optional(),
    }),
  },
  'POST /api/shop-orders': {
    summary:
      'For the shop, with `Authorization: Bearer` and its token: send an order. 201 for a new one; 200 with the order as it stands for the same once more; 409 for another under a number that is taken',
    access: 'byToken',
    changes: ['shoporder'],
    perMinute: 120,
    body: arriving,
    creates: true,
    response: z.object({
      order: shopOrder.pick({ id: true, number: true, status: true, sum: true, created_at: true }),
    }),
  },
  'GET /api/shop-orders/import': {
    summary: 'An empty table to fill in for an import, with one order as an example',
    access: requirePermission('shopOrders', 'import'),
    lasting: 'a file to keep',
  },
  'POST /api/shop-orders/import': {
    summary:
      'Take in orders from a table (multipart: `file`, XLSX or CSV), a book of an order a row; checked only, unless `write` is 1. Orders whose numbers are known are left out',
    access: requirePermission('shopOrders', 'import'),
    changes: ['shoporder'],
    upload: true,
    query: z.object({ write: z.literal('1').optional() }),
    response: importReport,
  },
  'GET /api/shop-orders/token': {
    summary: 'Whether the shop has a token to send orders by, and when it used it',
    access: requirePermission('shopOrders', 'connect'),
    shows: ['shoporder'],
    response: z.object({ token }),
  },
  'POST /api/shop-orders/token': {
    summary: 'Make a token for the shop; it is told this once, and the one before ends',
    access: requirePermission('shopOrders', 'connect'),
    changes: ['shoporder'],
    response: z.object({ token, secret: z.string() }),
  },
  'DELETE /api/shop-orders/token': {
    summary: 'End the token: the shop sends no orders any more',
    access: requirePermission('shopOrders', 'connect'),
    changes: ['shoporder'],
    response: z.object({ token }),
  },
  'GET /api/shop-orders/days': {
    summary: 'How many moves of orders each day of a span saw, and the first day that saw any',
    access: requirePermission('history', 'read'),
    shows: ['shoporder'],
    query: daySpan,
    response: moveCountsByDay,
  },
  'POST /api/shop-orders/{id}/status': {
    summary: 'Take an order of the shop one step on, or one back',
    access: requirePermission('shopOrders', 'status'),
    changes: ['shoporder'],
    params: idParams,
    body: z.object({ status: z.enum(shopOrderStatuses), version: expectedVersion }),
    response: z.object({ order: shopOrder }),
  },
})
