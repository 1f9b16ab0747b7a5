import type { stockCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { replyWithTable } from '../../app/reply-with-table.ts'
import { countStock, writeOffCopies } from './by-hand.ts'
import { findOfferAvailability, findOrderAvailability } from './left.ts'
import { listAllMovements, findBookStock, listStock, getStock } from './queries.ts'
import { buildStockTable } from './table.ts'

export const handlers: HandlersOf<typeof stockCalls> = {
  'GET /api/stock': ({ db, query }) => listStock(db, query),
  'GET /api/books/{id}/stock': ({ db, files, params, query }) => findBookStock(db, files, params.id, query),
  'GET /api/books/{id}/stock/export': async ({ db, params, query, reply, t }) => {
    const { book_name } = await getStock(db, params.id)
    return replyWithTable(
      { reply, t },
      buildStockTable(book_name, await listAllMovements(db, params.id, query), t),
      query.format,
      'stock',
    )
  },
  'POST /api/books/{id}/stock/write-off': async (call) => ({
    stock: await writeOffCopies(call, call.params.id, call.body),
  }),
  'POST /api/stock/count': async (call) => ({ stock: await countStock(call, call.body) }),
  'GET /api/offers/{id}/stock': async ({ db, params }) => ({ lines: await findOfferAvailability(db, params.id) }),
  'GET /api/shop-orders/{id}/stock': async ({ db, params }) => ({ lines: await findOrderAvailability(db, params.id) }),
}
