import {
  bookLanguages,
  limits,
  shopOrderImportFields,
  shopOrderLimits,
  shopOrderStatuses,
  type ShopOrderItem,
  type ShopOrderRow,
  type ShopToken,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, singleLineText, expectedVersion, isoDateTime, version } from './common-schemas.ts'
import { daySpan, moveCountsByDay, createPositionSchema, statusMove } from './board-history.ts'
import { createTableImportSchema } from './table-import.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** A book of an order, as the customer bought it. */
const item = schemaFor<ShopOrderItem>()(
  z.object({
    name: z.string(),
    language: z.enum(bookLanguages),
    quantity: z.number().int().positive(),
    /** The price per copy, in tiyn. */
    price: z.number().int().nonnegative(),
  }),
)

export const shopOrder = schemaFor<ShopOrderRow>()(
  z.object({
    id,
    version,
    status: z.enum(shopOrderStatuses),
    status_since: isoDateTime,
    /** The shop's order number. Null for orders that arrived before the shop sent order numbers. */
    number: z.string().nullable(),
    customer_name: z.string(),
    /**
     * The customer's contact details, for people who ship and invoice the books. Fields are empty if the shop did not provide them.
     * Null for everyone else.
     */
    contact: z.object({ email: z.string(), phone: z.string(), address: z.string() }).nullable(),
    items: z.array(item),
    /** The sum of the order in tiyn, including VAT. */
    sum: z.number().int().nonnegative(),
    created_at: isoDateTime,
  }),
)

const contact = singleLineText(shopOrderLimits.contact).default('')

/** An order as the shop sends it. The press calculates the total and refuses an order with a different `sum`. */
const incomingOrder = z.object({
  /** The shop's order number. A second order with the same number counts as the same order. */
  number: singleLineText(shopOrderLimits.number).min(1),
  customer_name: singleLineText(shopOrderLimits.customer).min(1),
  customer_email: contact,
  customer_phone: contact,
  customer_address: contact,
  /** When the order was placed. If omitted, the current time is used. */
  created_at: z.iso.datetime({ offset: true }).nullable().default(null),
  items: z
    .array(
      z.object({
        name: singleLineText(limits.bookNameLength).min(1),
        /** The language of the book. If omitted, the catalog's book with this name determines it. */
        language: z.enum(bookLanguages).nullable().default(null),
        quantity: z.number().int().positive().max(shopOrderLimits.quantity),
        /** The price per copy, in tiyn, including VAT. */
        price: z.number().int().nonnegative().max(shopOrderLimits.price),
      }),
    )
    .min(1)
    .max(shopOrderLimits.items),
  /** The total of the order, in tiyn. */
  sum: z.number().int().nonnegative().nullable().default(null),
})
export type IncomingShopOrder = z.output<typeof incomingOrder>

/** The token with which the shop sends orders: when it was created, by whom, and when the shop last used it. */
const token = schemaFor<ShopToken>()(
  z.object({ created_at: isoDateTime, created_by: z.string().nullable(), used_at: isoDateTime.nullable() }),
).nullable()

const importReport = createTableImportSchema(z.enum(shopOrderImportFields)).extend({
  /** The number of new orders in the table. */
  fresh: nonNegativeCount,
  /** Orders that are skipped because their number already exists. A long list contains only the first of them. */
  skipped: z.array(z.object({ row: z.number().int().positive(), name: z.string() })),
  skipped_total: nonNegativeCount,
})
export type ShopOrderImport = z.output<typeof importReport>

export const shopOrderCalls = defineCalls({
  'GET /api/shop-orders': {
    summary: 'Orders of the press’s shop: open ones before sent ones, the latest first; at most 500',
    access: requirePermission('shopOrders', 'read'),
    shows: ['shoporder'],
    query: z.object({
      search: z.string().trim().max(200).default(''),
      /** A past date: the board shows the state at the end of this day. Only for people who may read the history. */
      at: isoDate.optional(),
    }),
    response: z.object({
      /** On a past day, each order has its status at that time, and `now` holds its current status. */
      orders: z.array(shopOrder.extend({ now: createPositionSchema(z.enum(shopOrderStatuses)).optional() })),
      total: nonNegativeCount,
      /** All moves of the past day. */
      moves: z.array(statusMove).optional(),
    }),
  },
  'POST /api/shop-orders': {
    summary:
      'Send an order, as the shop, with `Authorization: Bearer` and its token. 201: created; 200: the order existed and is returned; 409: another order has the number',
    access: 'byToken',
    changes: ['shoporder'],
    perMinute: 120,
    body: incomingOrder,
    creates: true,
    response: z.object({
      order: shopOrder.pick({ id: true, number: true, status: true, sum: true, created_at: true }),
    }),
  },
  'GET /api/shop-orders/import': {
    summary: 'An empty table for an import, with one order as an example',
    access: requirePermission('shopOrders', 'import'),
    lasting: 'a downloaded file',
  },
  'POST /api/shop-orders/import': {
    summary:
      'Import orders from a table (multipart: `file`, XLSX or CSV), one ordered book per row. Only checks it unless `write` is 1; orders with a known number are skipped',
    access: requirePermission('shopOrders', 'import'),
    changes: ['shoporder'],
    upload: true,
    query: z.object({ write: z.literal('1').optional() }),
    response: importReport,
  },
  'GET /api/shop-orders/token': {
    summary: 'Whether the shop has a token for sending orders, and its last use',
    access: requirePermission('shopOrders', 'connect'),
    shows: ['shoporder'],
    response: z.object({ token }),
  },
  'POST /api/shop-orders/token': {
    summary: 'Create a token for the shop. It is returned only once and replaces the previous one',
    access: requirePermission('shopOrders', 'connect'),
    changes: ['shoporder'],
    response: z.object({ token, secret: z.string() }),
  },
  'DELETE /api/shop-orders/token': {
    summary: 'Revoke the token; the shop can send no more orders',
    access: requirePermission('shopOrders', 'connect'),
    changes: ['shoporder'],
    response: z.object({ token }),
  },
  'GET /api/shop-orders/days': {
    summary: 'The number of order moves per day of a range, and the first day with any',
    access: requirePermission('history', 'read'),
    shows: ['shoporder'],
    query: daySpan,
    response: moveCountsByDay,
  },
  'POST /api/shop-orders/{id}/status': {
    summary: 'Move an order of the shop one step forward or back',
    access: requirePermission('shopOrders', 'status'),
    changes: ['shoporder'],
    params: idParams,
    body: z.object({ status: z.enum(shopOrderStatuses), version: expectedVersion }),
    response: z.object({ order: shopOrder }),
  },
})
