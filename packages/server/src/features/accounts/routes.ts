import type { accountCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { replyWithTable } from '../../app/reply-with-table.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { getTranslator } from '../../texts.ts'
import { PressError } from '../../errors.ts'
import { canSeeOrganization } from '../shared/organizations/visibility.ts'
import { getPressSide } from '../../database/press-side.ts'
import { findAccount, findAdvances } from './account.ts'
import { listAllAccounts, listAccounts } from './accounts.ts'
import { buildReconciliationAct } from './reconciliation.ts'
import { buildAccountTable, buildAccountsTable } from './tables.ts'
import {
  findIncome,
  findIncompleteOrders,
  findOverdueInvoices,
  findOpenQuestions,
  findOffersToInvoice,
} from './accounting-day.ts'

export const handlers: HandlersOf<typeof accountCalls> = {
  'GET /api/statistics/accounting/bill': ({ db }) => findOffersToInvoice(db),
  'GET /api/statistics/accounting/late': ({ db }) => findOverdueInvoices(db),
  'GET /api/statistics/accounting/answer': ({ db }) => findOpenQuestions(db),
  'GET /api/statistics/accounting/lacking': ({ db }) => findIncompleteOrders(db),
  'GET /api/statistics/accounting/income': ({ db }) => findIncome(db),
  'GET /api/accounts': ({ db, query }) => listAccounts(db, query),
  'GET /api/accounts/export': async ({ db, query, reply, t }) =>
    replyWithTable({ reply, t }, buildAccountsTable(await listAllAccounts(db, query), t), query.format, 'accounts'),
  'GET /api/accounts/{id}': async ({ db, params, query }) => {
    const [{ rows, ...account }, advances] = await Promise.all([
      findAccount(db, params.id, query),
      findAdvances(db, params.id),
    ])
    const offset = (query.page - 1) * query.per_page
    return { ...account, ...advances, rows: rows.slice(offset, offset + query.per_page), total: rows.length }
  },
  'GET /api/accounts/{id}/export': async ({ db, params, query, reply, t }) =>
    replyWithTable(
      { reply, t },
      buildAccountTable(await findAccount(db, params.id, query), t),
      query.format,
      'accounts',
    ),
  'GET /api/accounts/{id}/reconciliation.pdf': async (call) => {
    const { db, params, query, locale: requestLocale, reply } = call
    if (!(await canSeeOrganization(db, call, params.id))) throw new PressError('notFound')
    const locale = query.lang ?? requestLocale
    const account = await findAccount(db, params.id, query)
    const press = await getPressSide(db, { day: account.to, locale, signs: 'acts' })
    return sendPdf(reply, buildReconciliationAct(account, press, { t: getTranslator(locale), locale }))
  },
}
