import type { walletCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { getToday } from '../../clock.ts'
import { getPressSide } from '../../database/press-side.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { PressError } from '../../errors.ts'
import { getTranslator } from '../../texts.ts'
import { buildAccrualDocument } from '../shared/payouts/paper.ts'
import { findOwnAccrual, findWallet, listAccruals, listWorks } from './queries.ts'

export const handlers: HandlersOf<typeof walletCalls> = {
  'GET /api/wallet': ({ db, person }) => findWallet(db, person),

  'GET /api/wallet/works': ({ db, query, person }) => listWorks(db, query, person),

  'GET /api/wallet/acts': ({ db, query, person }) => listAccruals(db, query, person),

  'GET /api/wallet/acts/{id}.pdf': async ({ db, params, query, person, reply, ...call }) => {
    const act = await findOwnAccrual(db, params.id, person)
    if (!act) throw new PressError('notFound')
    const locale = query.lang ?? call.locale
    const press = await getPressSide(db, { day: act.date, locale, signs: 'acts' })
    return sendPdf(reply, buildAccrualDocument(act, { t: getTranslator(locale), locale, today: getToday(), press }))
  },
}
