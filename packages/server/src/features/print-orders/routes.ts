import type { printOrderCalls } from '@press/contract'
import { printNames } from '@press/i18n/node'
import type { HandlersOf } from '../../app/handler.ts'
import { replyWithTable } from '../../app/reply-with-table.ts'
import { listAllPrintOrders } from '../shared/print-orders.ts'
import { listPrintOrders } from './queries.ts'
import { saveCost } from './commands.ts'
import { buildPrintOrderTable } from './table.ts'

export const handlers: HandlersOf<typeof printOrderCalls> = {
  'GET /api/print-orders': (call) => listPrintOrders(call, call.query),
  'GET /api/print-orders/export': async (call) => {
    const { query, t, locale } = call
    const table = buildPrintOrderTable(await listAllPrintOrders(call, query), t, printNames(t, locale))
    return replyWithTable(call, table, query.format, 'print-orders')
  },
  'PUT /api/print-orders/{id}/cost': async (call) => ({ order: await saveCost(call, call.params.id, call.body) }),
}
