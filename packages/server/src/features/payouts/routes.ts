import type { PayableWork, payoutCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { columnsOf, sendTable, tenge, type PlainTable } from '../../app/plainTable.ts'
import { PressError } from '../../errors.ts'
import type { Translator } from '../../texts.ts'
import { payWorks } from './pay.ts'
import { findPayout, findPayouts, findWorks } from './queries.ts'

const heads = ['executor', 'month', 'book_name', 'work', 'unit', 'price'] as const

const tableOf = (title: string, works: readonly PayableWork[], t: Translator): PlainTable => ({
  title,
  columns: columnsOf(heads, (key) => t(`payouts:field.${key}`), ['price']),
  rows: works.map(({ executor, month, book_name, name, unit, price }) => [
    executor.name,
    month,
    book_name,
    t(`domain:workType.${name}`),
    unit,
    price === null ? null : tenge(price),
  ]),
})

export const payoutHandlers: HandlersOf<typeof payoutCalls> = {
  'GET /api/payouts': ({ db, files }) => findPayouts(db, files),

  'GET /api/payouts/export': async ({ db, files, query: { format, payout }, reply, t }) => {
    const order = payout === undefined ? undefined : await findPayout(db, files, payout)
    if (payout !== undefined && !order) throw new PressError('notFound')
    const title = order ? t('payouts:number', { number: order.number }) : t('payouts:title')
    return sendTable({ reply, t }, tableOf(title, await findWorks(db, files, payout), t), format, 'payouts')
  },

  'POST /api/payouts': async (call) => ({ payout: await payWorks(call, call.body) }),
}
