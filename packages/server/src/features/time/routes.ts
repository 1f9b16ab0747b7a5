import type { timeCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { replyWithTable } from '../../app/reply-with-table.ts'
import { findPersonMonth, findMonthRows, findPresentPeople, getPressNow } from './queries.ts'
import { requestCorrection, clockInOrOut, decideCorrection, withdrawCorrection } from './commands.ts'
import { buildTimesheet } from './table.ts'

export const handlers: HandlersOf<typeof timeCalls> = {
  'POST /api/time/clock': async (call) => clockInOrOut(call, call.body.step),
  'GET /api/time/today': async (call) => findPresentPeople(call),
  'GET /api/time/export': async ({ db, person, scope, query, t, reply }) => {
    const { today } = getPressNow()
    const month = query.month ?? today.slice(0, 7)
    const people = await findMonthRows(db, scope, person, month)
    return replyWithTable({ reply, t }, buildTimesheet(people, month, today, t), 'xlsx', `time-${month}`)
  },
  'GET /api/time/users/{id}': async (call) => findPersonMonth(call, call.params.id, call.query.month),
  'POST /api/time/corrections': async (call) => ({ correction: await requestCorrection(call, call.body) }),
  'DELETE /api/time/corrections/{id}': async (call) => {
    await withdrawCorrection(call, call.params.id)
    return { success: true as const }
  },
  'POST /api/time/corrections/{id}/decide': async (call) => ({
    correction: await decideCorrection(call, call.params.id, call.body),
  }),
}
