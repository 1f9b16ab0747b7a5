import type { timeCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { replyWithTable } from '../../app/reply-with-table.ts'
import { monthOf, monthRows, presentPeople, pressNow } from './queries.ts'
import { askCorrection, clock, decideCorrection, withdrawCorrection } from './commands.ts'
import { timesheet } from './table.ts'

export const handlers: HandlersOf<typeof timeCalls> = {
  'POST /api/time/clock': async (call) => clock(call, call.body.step),
  'GET /api/time/today': async (call) => presentPeople(call),
  'GET /api/time/export': async ({ db, person, scope, query, t, reply }) => {
    const { today } = pressNow()
    const month = query.month ?? today.slice(0, 7)
    const people = await monthRows(db, scope, person, month)
    return replyWithTable({ reply, t }, timesheet(people, month, today, t), 'xlsx', `time-${month}`)
  },
  'GET /api/time/users/{id}': async (call) => monthOf(call, call.params.id, call.query.month),
  'POST /api/time/corrections': async (call) => ({ correction: await askCorrection(call, call.body) }),
  'DELETE /api/time/corrections/{id}': async (call) => {
    await withdrawCorrection(call, call.params.id)
    return { success: true as const }
  },
  'POST /api/time/corrections/{id}/decide': async (call) => ({
    correction: await decideCorrection(call, call.params.id, call.body),
  }),
}
