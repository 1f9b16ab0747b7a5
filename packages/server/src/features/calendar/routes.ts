import type { calendarCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { replyWithProgress } from '../../app/reply-with-progress.ts'
import { readUploadedTable } from '../../app/read-uploaded-table.ts'
import { findDaysEffect } from './days-effect.ts'
import { revokeFeed, findFeed, createFeed, readFeed } from './feed.ts'
import { listBusyHours } from './free-time.ts'
import { listInvitableUsers } from './guests.ts'
import { importEvents } from './import/import-events.ts'
import { readCalendar } from './import/read-calendar.ts'
import { listDeadlines, listEvents } from './queries.ts'
import { removeEvent } from './remove.ts'
import { editEvent, createEvent } from './commands.ts'

export const handlers: HandlersOf<typeof calendarCalls> = {
  'GET /api/events': async (call) => {
    const [events, deadlines] = await Promise.all([listEvents(call, call.query), listDeadlines(call, call.query)])
    return { events, deadlines }
  },
  'GET /api/events/people': async (call) => ({ people: await listInvitableUsers(call) }),
  'GET /api/events/free-time': async (call) => ({ people: await listBusyHours(call, call.query) }),
  'POST /api/events': async (call) => ({ event: await createEvent(call, call.body) }),
  'POST /api/events/import': (call) =>
    readUploadedTable(call.request, async (content) => {
      const fileEvents = await readCalendar(call.files, content)
      return replyWithProgress(call, (reportProgress) => importEvents(call, fileEvents, call.query, reportProgress))
    }),
  'PUT /api/events/{id}': async (call) => ({ event: await editEvent(call, call.params.id, call.body) }),
  'DELETE /api/events/{id}': async (call) => {
    await removeEvent(call, call.params.id, call.query)
    return { ok: true }
  },
  'GET /api/calendar/feed': async (call) => ({ feed: await findFeed(call) }),
  'POST /api/calendar/feed': async (call) => {
    const secret = await createFeed(call)
    return { feed: await findFeed(call), secret }
  },
  'DELETE /api/calendar/feed': async (call) => {
    await revokeFeed(call)
    return { feed: null }
  },
  'GET /api/calendar/{secret}.ics': async ({ db, params, reply, t }) =>
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="press.ics"')
      .header('cache-control', 'private, no-store')
      .send(await readFeed(db, params.secret, t)),
  'GET /api/settings/days/effect': async (call) => ({ effect: await findDaysEffect(call, call.query.off) }),
}
