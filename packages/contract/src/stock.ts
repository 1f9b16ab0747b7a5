import {
  limits,
  maxCopies,
  maxInventoryBooks,
  stockKinds,
  turnoverKinds,
  type BookStock,
  type LineStock,
  type StockMovementRow,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { isoDate, id, idParams, listQuery, isoDateTime } from './common-schemas.ts'
import { activeUser } from './profile.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

/** A customer's order for which copies in stock are reserved. */
const customer = z.object({ offer_id: id, number: z.string(), name: z.string() })

export const stockMovement = schemaFor<StockMovementRow>()(
  z.object({
    id,
    kind: z.enum(stockKinds),
    copies: z.number().int(),
    balance: nonNegativeCount,
    date: isoDate,
    customer: customer.nullable(),
    techcard_id: id.nullable(),
    turnover: z.object({ offer_id: id, kind: z.enum(turnoverKinds), number: z.string() }).nullable(),
    shop_order_id: id.nullable(),
    sale_id: id.nullable(),
    reason: z.string(),
    by: activeUser.nullable(),
    created_at: isoDateTime,
  }),
)

/**
 * The version of a book's stock, which increases with every movement. A count with an outdated version is refused, because copies
 * may have left meanwhile.
 */
const stockVersion = z.number().int().nonnegative()

export const bookStock = schemaFor<BookStock>()(
  z.object({
    book_id: id,
    book_name: z.string(),
    left: nonNegativeCount.nullable(),
    version: stockVersion,
  }),
)

const movementListQuery = listQuery(['id'])
  .pick({ page: true, per_page: true })
  .extend({ kind: z.enum(stockKinds).optional(), from: isoDate.optional(), to: isoDate.optional() })
const note = z.string().trim().max(limits.noteLength)
const copies = z.number().int().min(0).max(maxCopies)

const lineStock = schemaFor<LineStock>()(z.object({ item: nonNegativeCount, left: nonNegativeCount.nullable() }))

/** A book on the list of books to count in the stock. */
const countedBook = bookStock.extend({ authors: z.string(), ISBN: z.string().nullable() })

export const stockCalls = defineCalls({
  'GET /api/stock': {
    summary: 'The books of the catalog by name, with the copies in stock, for counting',
    access: requirePermission('stock', 'read'),
    shows: ['techcard', 'offer', 'realisation', 'shoporder', 'book'],
    query: listQuery(['book_name']).pick({ page: true, per_page: true, search: true }),
    response: z.object({ books: z.array(countedBook), total: nonNegativeCount }),
  },
  'GET /api/books/{id}/stock': {
    summary: 'The stock of a book and its movements, the latest first',
    access: requirePermission('stock', 'read'),
    shows: ['techcard', 'offer', 'realisation', 'shoporder', 'book'],
    params: idParams,
    query: movementListQuery,
    response: z.object({
      stock: bookStock,
      /** Copies in stock that are reserved for customers. */
      customers: z.array(customer.extend({ copies: nonNegativeCount })),
      movements: z.array(stockMovement),
      total: nonNegativeCount,
    }),
  },
  'GET /api/books/{id}/stock/export': {
    summary: 'The filtered movements as CSV or XLSX, the oldest first',
    access: requirePermission('stock', 'read'),
    lasting: 'a downloaded file',
    params: idParams,
    query: movementListQuery.omit({ page: true, per_page: true }).extend({ format: z.enum(['csv', 'xlsx']) }),
  },
  'POST /api/books/{id}/stock/write-off': {
    summary: 'Write off copies of a book, with a reason',
    access: requirePermission('stock', 'write'),
    changes: ['book'],
    params: idParams,
    body: z.object({ copies, reason: note }),
    response: z.object({ stock: bookStock }),
  },
  'POST /api/stock/count': {
    summary:
      'Record a count of the copies of each book in stock; a difference needs a reason. `version` is that of the stock the caller saw',
    access: requirePermission('stock', 'write'),
    changes: ['book'],
    body: z.object({
      lines: z
        .array(z.object({ book_id: id, counted: copies, version: stockVersion.optional() }))
        .min(1)
        .max(maxInventoryBooks),
      reason: note.default(''),
    }),
    response: z.object({ stock: z.array(bookStock) }),
  },
  'GET /api/offers/{id}/stock': {
    summary: 'The copies available for each title of an offer; titles without tracked stock are omitted',
    access: requirePermission('invoices', 'write'),
    shows: ['techcard', 'offer', 'realisation', 'shoporder', 'book'],
    params: idParams,
    response: z.object({ lines: z.array(lineStock) }),
  },
  'GET /api/shop-orders/{id}/stock': {
    summary: 'The copies in stock for each book of a shop order',
    access: requirePermission('shopOrders', 'read'),
    shows: ['offer', 'realisation', 'shoporder', 'book'],
    params: idParams,
    response: z.object({ lines: z.array(lineStock) }),
  },
})
