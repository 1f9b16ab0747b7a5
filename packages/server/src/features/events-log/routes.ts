import type { eventsLogCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { checkNow, lastCheck, sealStateOf, toLogCheck } from './check.ts'
import { exported, mediaTypes, recordExport } from './exporting.ts'
import { entriesOf } from './filter.ts'
import { countEntries, daysOf, readEntries } from './queries.ts'

export const handlers: HandlersOf<typeof eventsLogCalls> = {
  'GET /api/events-log': async ({ db, files, person, query: { before, per_page, ...filter } }) => {
    const condition = entriesOf(person, filter)
    const read = await readEntries(db, files, condition, { before, count: per_page + 1 })
    const events = read.slice(0, per_page)
    const [days, checked, found] = await Promise.all([
      events.length > 0 ? daysOf(db, condition, events) : [],
      lastCheck(db),
      before === undefined ? countEntries(db, condition) : null,
    ])
    const sealsOf = await sealStateOf(db, checked)
    return {
      events,
      next: read.length > per_page ? (events.at(-1)?.id ?? null) : null,
      days: days.map(({ day, count, ...ids }) => ({ day, count, seals: sealsOf(ids) })),
      found,
    }
  },

  'GET /api/events-log/export': async ({ db, files, person, query: { format, ...filter }, t, locale, reply }) => {
    const condition = entriesOf(person, filter)
    await recordExport(db, person, { format, ...filter })
    return reply
      .header('content-type', mediaTypes[format])
      .header('content-disposition', `attachment; filename="log.${format}"`)
      .send(exported({ db, files, t, locale }, condition, format))
  },

  'GET /api/events-log/seals': async ({ db }) => {
    const checked = await lastCheck(db)
    return { checked: checked && toLogCheck(checked) }
  },

  'POST /api/events-log/check': async ({ db, person }) => {
    await db.transaction((tx) => checkNow(tx, person))
    const checked = await lastCheck(db)
    if (!checked) throw new Error('The seal check was not recorded')
    return { checked: toLogCheck(checked) }
  },
}
