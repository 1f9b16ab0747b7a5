import type { Accrual, PayableWork } from '@press/domain'
import type { payoutCalls } from '@press/contract'
import { sql } from 'drizzle-orm'
import type { HandlersOf } from '../../app/handler.ts'
import { columnsOf, replyWithTable, tiynToTenge, type PlainTable } from '../../app/reply-with-table.ts'
import { getToday } from '../../clock.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { pressSide } from '../../database/press-side.ts'
import { PressError } from '../../errors.ts'
import { texts, type Translate } from '../../texts.ts'
import { cancelAccrual, makeActs } from './acts.ts'
import { bankFile } from './bank-file.ts'
import { accrualDocument } from '../shared/payouts/paper.ts'
import { payAccruals } from './pay.ts'
import { findAccruals } from '../shared/payouts/accruals.ts'
import { findPayout, findPayouts, findWorks } from './queries.ts'
import { withheldTable } from './withheld.ts'

const heads = ['executor', 'month', 'book_name', 'work', 'unit', 'price'] as const

const tableOf = (
  title: string,
  works: readonly PayableWork[],
  royalties: readonly Accrual[],
  t: Translate,
): PlainTable => ({
  title,
  columns: columnsOf(heads, (key) => t(`payouts:field.${key}`), ['price']),
  rows: [
    ...works.map(({ executor, month, book_name, name, unit, price }) => [
      executor.name,
      month,
      book_name,
      t(`domain:workType.${name}`),
      unit,
      price === null ? null : tiynToTenge(price),
    ]),
    ...royalties.map(({ party, royalty, gross }) => [
      party.name,
      royalty?.to.slice(0, 7) ?? null,
      royalty?.book_name ?? '',
      t('documents:kind.royalty'),
      '',
      tiynToTenge(gross),
    ]),
  ],
})

export const handlers: HandlersOf<typeof payoutCalls> = {
  'GET /api/payouts': ({ db, files }) => findPayouts(db, files),

  'GET /api/payouts/export': async ({ db, files, query: { format, payout }, reply, t }) => {
    const order = payout === undefined ? undefined : await findPayout(db, files, payout)
    if (payout !== undefined && !order) throw new PressError('notFound')
    const title = order ? t('payouts:number', { number: order.number }) : t('payouts:worksTitle')
    const works = await findWorks(db, files, payout)
    const royalties = order ? await findAccruals(db, sql`payout_id = ${order.id} and accruals.kind = 'royalty'`) : []
    return replyWithTable({ reply, t }, tableOf(title, works, royalties, t), format, 'payouts')
  },

  'GET /api/payouts/withheld/export': async ({ db, query, reply, t }) =>
    replyWithTable({ reply, t }, await withheldTable(db, query, t), query.format, 'withheld'),

  'GET /api/payouts/accruals/{id}.pdf': async ({ db, params, query, reply, ...call }) => {
    const [accrual] = await findAccruals(db, sql`accruals.id = ${params.id}`)
    if (!accrual) throw new PressError('notFound')
    const locale = query.lang ?? call.locale
    const press = await pressSide(db, { day: accrual.date, locale, signs: 'acts' })
    return sendPdf(reply, accrualDocument(accrual, { t: texts(locale), locale, today: getToday(), press }))
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
      .send(Buffer.from(await bankFile(db, query))),

  'POST /api/payouts': async (call) => ({ payout: await payAccruals(call, call.body) }),
}
