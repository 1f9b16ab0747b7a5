import type { accountCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { sendTable } from '../../app/reply-with-table.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { texts } from '../../texts.ts'
import { PressError } from '../../errors.ts'
import { isOfOrganization } from '../organizations/queries.ts'
import { pressSide } from '../../database/press-side.ts'
import { findAccount, findAdvances } from './account.ts'
import { everyAccount, listAccounts } from './accounts.ts'
import { reconciliationAct } from './reconciliation.ts'
import { tableOfAccount, tableOfAccounts } from './tables.ts'
import { findIncome, findLacking, findLate, findQuestions, findToBill } from './accounting-day.ts'

export const handlers: HandlersOf<typeof accountCalls> = {
  'GET /api/statistics/accounting/bill': ({ db }) => findToBill(db),
  'GET /api/statistics/accounting/late': ({ db }) => findLate(db),
  'GET /api/statistics/accounting/answer': ({ db }) => findQuestions(db),
  'GET /api/statistics/accounting/lacking': ({ db }) => findLacking(db),
  'GET /api/statistics/accounting/income': ({ db }) => findIncome(db),
  'GET /api/accounts': ({ db, query }) => listAccounts(db, query),
  'GET /api/accounts/export': async ({ db, query, reply, t }) =>
    sendTable({ reply, t }, tableOfAccounts(await everyAccount(db, query), t), query.format, 'accounts'),
  'GET /api/accounts/{id}': async ({ db, params, query }) => {
    const [{ rows, ...account }, advances] = await Promise.all([
      findAccount(db, params.id, query),
      findAdvances(db, params.id),
    ])
    const before = (query.page - 1) * query.per_page
    return { ...account, ...advances, rows: rows.slice(before, before + query.per_page), total: rows.length }
  },
  'GET /api/accounts/{id}/export': async ({ db, params, query, reply, t }) =>
    sendTable({ reply, t }, tableOfAccount(await findAccount(db, params.id, query), t), query.format, 'accounts'),
  'GET /api/accounts/{id}/reconciliation.pdf': async (call) => {
    const { db, params, query, locale: own, reply } = call
    if (!(await isOfOrganization(db, call, params.id))) throw new PressError('notFound')
    const locale = query.lang ?? own
    const account = await findAccount(db, params.id, query)
    const press = await pressSide(db, { day: account.to, locale, signs: 'acts' })
    return sendPdf(reply, reconciliationAct(account, press, { t: texts(locale), locale }))
  },
}
