import type { statisticsCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { replyWithTable } from '../../app/reply-with-table.ts'
import { getToday } from '../../clock.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { getTranslator } from '../../texts.ts'
import { findPeriodCash } from './cash.ts'
import { findDeliveries } from './deliveries.ts'
import { findFigures } from './figures.ts'
import { findStageFlow } from './flow.ts'
import { findLoad } from './load.ts'
import { findMoney } from './money.ts'
import { findPeople } from './people.ts'
import { findStageThroughput } from './stage-throughput.ts'
import { parsePeriod } from './periods.ts'
import { findPrintCosts } from './printing.ts'
import { findPromises } from './promises.ts'
import { findPublishedByMonth } from './published.ts'
import { getPressSide } from '../../database/press-side.ts'
import { findMonthReportData, buildMonthReport } from './report.ts'
import { findRisks } from './risks.ts'
import { findSatisfaction } from './satisfaction.ts'
import { findStageTimes } from './stage-times.ts'
import { findStageTrend } from './stage-trend.ts'
import { buildStatisticsTable } from './table.ts'

export const handlers: HandlersOf<typeof statisticsCalls> = {
  'GET /api/statistics/stages': ({ db, person, scope }) => findStageThroughput(db, person, scope),
  'GET /api/statistics/load': ({ db, files }) => findLoad(db, files),
  'GET /api/statistics/people': ({ db, files, query }) => findPeople(db, files, query),
  'GET /api/statistics/money': ({ db, files, person, scope }) => findMoney(db, files, person, scope),
  'GET /api/statistics/risks': ({ db, files, person, scope, query }) => findRisks(db, files, person, scope, query),
  'GET /api/statistics/deliveries': ({ db, files, person, scope }) => findDeliveries(db, files, person, scope),
  'GET /api/statistics/figures': ({ db, person, scope, query }) => findFigures(db, person, scope, parsePeriod(query)),
  'GET /api/statistics/published': ({ db, person, scope, query }) =>
    findPublishedByMonth(db, person, scope, parsePeriod(query)),
  'GET /api/statistics/stage-times': ({ db, person, scope, query }) =>
    findStageTimes(db, person, scope, parsePeriod(query)),
  'GET /api/statistics/stage-trend': ({ db, person, scope, query }) =>
    findStageTrend(db, person, scope, parsePeriod(query)),
  'GET /api/statistics/satisfaction': ({ db, person, scope, query }) =>
    findSatisfaction(db, person, scope, parsePeriod(query)),
  'GET /api/statistics/cash': ({ db, query }) => findPeriodCash(db, parsePeriod(query)),
  'GET /api/statistics/flow': ({ db, person, scope, query }) => findStageFlow(db, person, scope, parsePeriod(query)),
  'GET /api/statistics/promises': ({ db, person, scope, query }) => findPromises(db, person, scope, parsePeriod(query)),
  'GET /api/statistics/printing': ({ db, files, query }) => findPrintCosts(db, files, parsePeriod(query)),
  'GET /api/statistics/export': async (call) => {
    const period = parsePeriod(call.query)
    return replyWithTable(
      call,
      await buildStatisticsTable(call, period),
      call.query.format,
      `statistics-${period.name}`,
    )
  },
  'GET /api/statistics/report.pdf': async ({ db, person, scope, query, locale: requestLocale, reply }) => {
    const locale = query.lang ?? requestLocale
    const reportData = await findMonthReportData(db, person, scope, query.month ?? getToday().slice(0, 7))
    const day = getToday()
    const press = await getPressSide(db, { day, locale })
    return sendPdf(reply, buildMonthReport(reportData, { t: getTranslator(locale), locale, today: day, press }))
  },
}
