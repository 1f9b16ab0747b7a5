import type { shopOrderCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { getGrantedScope, shopOrderImportFields } from '@press/domain'
import { PressError } from '../../errors.ts'
import { readTable } from '../../app/read-table.ts'
import { readUploadedTable } from '../../app/read-uploaded-table.ts'
import { xlsxMimeType, createPlainWorkbook } from '../../app/workbook.ts'
import { countMovesByDay } from '../shared/status-history.ts'
import { receiveShopOrder } from './arrive.ts'
import { importOrders, shopOrderTable } from './import-orders.ts'
import { findOrders, findPastOrders } from './queries.ts'
import { setOrderStatus } from './commands.ts'
import { revokeShopToken, findShopToken, createShopToken } from './token.ts'

export const handlers: HandlersOf<typeof shopOrderCalls> = {
  'GET /api/shop-orders': async (call) => {
    const {
      query: { search, at },
      person: { role },
    } = call
    if (!at) return findOrders(call.db, role, search)
    if (!getGrantedScope(role, 'history', 'read')) throw new PressError('forbidden')
    return findPastOrders(call, search, at)
  },

  'POST /api/shop-orders': async ({ db, locale, body, reply }) => {
    const { order, isNew } = await receiveShopOrder({ db, locale }, body)
    reply.code(isNew ? 201 : 200)
    return { order }
  },

  'GET /api/shop-orders/import': async ({ reply, t }) => {
    const heads = shopOrderImportFields.map((field) => shopOrderTable.nameOf(field, t))
    const customer = [t('shop-orders:import.exampleName'), 'dina@example.kz', '+7 701 123 45 67']
    const order = ['A-1001', ...customer, t('shop-orders:import.exampleAddress'), '28.11.2026']
    const emptyCells = order.slice(1).map(() => null)
    const examples = [
      [...order, t('shop-orders:arrive.exampleBook'), t('print-forms:bookLanguage.kz'), 2, 4500, 12_900],
      ['A-1001', ...emptyCells, t('shop-orders:import.exampleBook'), t('print-forms:bookLanguage.ru'), 1, 3900],
    ]
    reply.header('content-type', xlsxMimeType).header('content-disposition', 'attachment; filename="shop-orders.xlsx"')
    return reply.send(await createPlainWorkbook(t('shop-orders:board'), heads, examples))
  },

  'POST /api/shop-orders/import': (call) =>
    readUploadedTable(call.request, async (content) =>
      importOrders(call, await readTable(call, content, shopOrderTable), call.query.write === '1'),
    ),

  'GET /api/shop-orders/token': async ({ db }) => ({ token: await findShopToken(db) }),
  'POST /api/shop-orders/token': async (call) => ({
    secret: await createShopToken(call),
    token: await findShopToken(call.db),
  }),
  'DELETE /api/shop-orders/token': async (call) => {
    await revokeShopToken(call)
    return { token: await findShopToken(call.db) }
  },

  'GET /api/shop-orders/days': ({ db, query }) => countMovesByDay(db, 'shoporder', query),

  'POST /api/shop-orders/{id}/status': async (call) => ({
    order: await setOrderStatus(call, call.params.id, call.body),
  }),
}
