import type { statisticsCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { today } from '../../clock.ts'
import { sendPdf } from '../../documents/sendPdf.ts'
import { texts } from '../../texts.ts'
import { findDeliveries } from './deliveries.ts'
import { findLoad } from './load.ts'
import { findMoney } from './money.ts'
import { findPeople } from './people.ts'
import { findPace } from './pace.ts'
import { findMonth, monthReport } from './report.ts'
import { findRisks } from './risks.ts'

export const statisticsHandlers: HandlersOf<typeof statisticsCalls> = {
  'GET /api/statistics/stages': ({ db, person, scope }) => findPace(db, person, scope),
  'GET /api/statistics/load': ({ db, files }) => findLoad(db, files),
  'GET /api/statistics/people': ({ db, files, query }) => findPeople(db, files, query),
  'GET /api/statistics/money': ({ db, files, person, scope }) => findMoney(db, files, person, scope),
  'GET /api/statistics/risks': ({ db, files, person, scope, query }) => findRisks(db, files, person, scope, query),
  'GET /api/statistics/deliveries': ({ db, files, person, scope }) => findDeliveries(db, files, person, scope),
  'GET /api/statistics/report.pdf': async ({ db, person, scope, query, locale: own, reply }) => {
    const locale = query.lang ?? own
    const month = await findMonth(db, person, scope, query.month ?? today().slice(0, 7))
    return sendPdf(reply, monthReport(month, { t: texts(locale), locale, today: today() }))
  },
}
