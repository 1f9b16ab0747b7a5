import type { printPlanCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { getToday } from '../../clock.ts'
import { sendPdf } from '../../documents/reply-with-pdf.ts'
import { getTranslator } from '../../texts.ts'
import { getPressSide } from '../../database/press-side.ts'
import { findPrintPlan } from './queries.ts'
import { arrangeDay, countPrinted } from './commands.ts'
import { buildTaskSheet } from './task-sheet.ts'

/** The page with all runs of a day; a day has at most 100 runs. */
const dayRunsPage = { page: 1, per_page: 100 }

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
    const [plan, press] = await Promise.all([findPrintPlan(db, files, dayRunsPage), getPressSide(db, { day, locale })])
    return sendPdf(reply, buildTaskSheet(plan, { t: getTranslator(locale), locale, today: day, press }))
  },
}
