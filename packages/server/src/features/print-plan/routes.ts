import type { printPlanCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { getToday } from '../../clock.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { texts } from '../../texts.ts'
import { pressSide } from '../../database/press-side.ts'
import { findPrintPlan } from './queries.ts'
import { arrangeDay, countPrinted } from './commands.ts'
import { taskSheet } from './task-sheet.ts'

/** The maximum number of runs in a day. */
const daysRuns = { page: 1, per_page: 100 }

export const handlers: HandlersOf<typeof printPlanCalls> = {
  'GET /api/print-plan': ({ db, files, query }) => findPrintPlan(db, files, query),
  'PUT /api/print-plan/day': async (call) => ({ day: await arrangeDay(call, call.body) }),
  'POST /api/print-plan/runs/{id}/printed': async (call) => ({
    run: await countPrinted(call, call.params.id, call.body),
  }),
  'GET /api/print-plan/task.pdf': async (call) => {
    const { db, files, query, reply } = call
    const locale = query.lang ?? call.locale
    const day = getToday()
    const [plan, press] = await Promise.all([findPrintPlan(db, files, daysRuns), pressSide(db, { day, locale })])
    return sendPdf(reply, taskSheet(plan, { t: texts(locale), locale, today: day, press }))
  },
}
