import type { accountCalls } from '@press/contract'
import type { FastifyReply } from 'fastify'
import type { HandlersOf } from '../../app/handler.ts'
import { sendPdf } from '../../documents/sendPdf.ts'
import { texts } from '../../texts.ts'
import { senderOf } from '../offers/service.ts'
import { findAccount } from './account.ts'
import { everyAccount, listAccounts } from './accounts.ts'
import { reconciliationAct } from './reconciliation.ts'
import { fileOf, tableOfAccount, tableOfAccounts } from './tables.ts'
import { findToday } from './today.ts'

type Format = 'csv' | 'xlsx'
const types: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const sendTable = async (reply: FastifyReply, table: Parameters<typeof fileOf>[0], format: Format) =>
  reply
    .header('content-type', types[format])
    .header('content-disposition', `attachment; filename="accounts.${format}"`)
    .header('x-press-rows', String(table.rows.length))
    .send(await fileOf(table, format))

export const accountHandlers: HandlersOf<typeof accountCalls> = {
  'GET /api/statistics/accounting': ({ db }) => findToday(db),
  'GET /api/accounts': ({ db, query }) => listAccounts(db, query),
  'GET /api/accounts/export': async ({ db, query, reply, t }) =>
    sendTable(reply, tableOfAccounts(await everyAccount(db, query), t), query.format),
  'GET /api/accounts/{id}': async ({ db, params, query }) => {
    const { rows, ...account } = await findAccount(db, params.id, query)
    const before = (query.page - 1) * query.per_page
    return { ...account, rows: rows.slice(before, before + query.per_page), total: rows.length }
  },
  'GET /api/accounts/{id}/export': async ({ db, params, query, reply, t }) =>
    sendTable(reply, tableOfAccount(await findAccount(db, params.id, query), t), query.format),
  'GET /api/accounts/{id}/reconciliation.pdf': async ({ db, params, query, locale: own, reply }) => {
    const locale = query.lang ?? own
    const [account, press] = await Promise.all([findAccount(db, params.id, query), senderOf({ db })])
    const side = { name: press.sender_name, bin: press.sender_bin }
    return sendPdf(reply, reconciliationAct(account, side, { t: texts(locale), locale }))
  },
}
