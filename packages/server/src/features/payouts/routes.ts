import type { payoutCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { replyWithTable } from '../../app/reply-with-table.ts'
import { getToday } from '../../clock.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { getPressSide } from '../../database/press-side.ts'
import { PressError } from '../../errors.ts'
import { getTranslator } from '../../texts.ts'
import { makeActs, cancelAccrual } from './acts.ts'
import { buildBankFile } from './bank-file.ts'
import { buildAccrualDocument } from '../shared/payouts/paper.ts'
import { payAccruals } from './pay.ts'
import { findPaidRoyalties, findPayout, findPayouts, findWorks, getAccrual } from './queries.ts'
import { buildWithheldTable } from './withheld.ts'
import { buildPayoutTable } from './table.ts'

export const handlers: HandlersOf<typeof payoutCalls> = {
  'GET /api/payouts': ({ db, files }) => findPayouts(db, files),

  'GET /api/payouts/export': async ({ db, files, query: { format, payout }, reply, t }) => {
    const order = payout === undefined ? undefined : await findPayout(db, files, payout)
    if (payout !== undefined && !order) throw new PressError('notFound')
    const title = order ? t('payouts:number', { number: order.number }) : t('payouts:worksTitle')
    const works = await findWorks(db, files, payout)
    const royalties = order ? await findPaidRoyalties(db, order.id) : []
    return replyWithTable({ reply, t }, buildPayoutTable(title, works, royalties, t), format, 'payouts')
  },

  'GET /api/payouts/withheld/export': async ({ db, query, reply, t }) =>
    replyWithTable({ reply, t }, await buildWithheldTable(db, query, t), query.format, 'withheld'),

  'GET /api/payouts/accruals/{id}.pdf': async ({ db, params, query, reply, ...call }) => {
    const accrual = await getAccrual(db, params.id)
    const locale = query.lang ?? call.locale
    const press = await getPressSide(db, { day: accrual.date, locale, signs: 'acts' })
    return sendPdf(reply, buildAccrualDocument(accrual, { t: getTranslator(locale), locale, today: getToday(), press }))
  },

  'POST /api/payouts/acts': async (call) => ({ accruals: await makeActs(call, call.body) }),

  'POST /api/payouts/accruals/{id}/cancel': async (call) => ({
    accrual: await cancelAccrual(call, call.params.id, call.body),
  }),

  'GET /api/payouts/orders.txt': async ({ db, query, reply }) =>
    reply
      .type('application/octet-stream')
      // The file name that bank clients expect.
      .header('content-disposition', 'attachment; filename="1c_to_kl.txt"')
      .send(Buffer.from(await buildBankFile(db, query))),

  'POST /api/payouts': async (call) => ({ payout: await payAccruals(call, call.body) }),
}
