import type { eventsLogCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findLastCheck, createSealStateLookup, toLogCheck } from './check.ts'
import { runLogCheck } from './commands.ts'
import { createExportStream, mediaTypes, recordExport } from './exporting.ts'
import { entriesClause } from './filter.ts'
import { countEntries, findDays, readEntries } from './queries.ts'

export const handlers: HandlersOf<typeof eventsLogCalls> = {
  'GET /api/events-log': async ({ db, files, person, query: { before: beforeId, per_page, ...filter } }) => {
    const condition = entriesClause(person, filter)
    const entries = await readEntries(db, files, condition, { before: beforeId, count: per_page + 1 })
    const events = entries.slice(0, per_page)
    const [days, latestCheck, matchCount] = await Promise.all([
      events.length > 0 ? findDays(db, condition, events) : [],
      findLastCheck(db),
      beforeId === undefined ? countEntries(db, condition) : null,
    ])
    const getSealState = await createSealStateLookup(db, latestCheck)
    return {
      events,
      next: entries.length > per_page ? (events.at(-1)?.id ?? null) : null,
      days: days.map(({ day, count, ...ids }) => ({ day, count, seals: getSealState(ids) })),
      found: matchCount,
    }
  },

  'GET /api/events-log/export': async ({ db, files, person, query: { format, ...filter }, t, locale, reply }) => {
    const condition = entriesClause(person, filter)
    await recordExport(db, person, { format, ...filter })
    return reply
      .header('content-type', mediaTypes[format])
      .header('content-disposition', `attachment; filename="log.${format}"`)
      .send(createExportStream({ db, files, t, locale }, condition, format))
  },

  'GET /api/events-log/seals': async ({ db }) => {
    const latestCheck = await findLastCheck(db)
    return { checked: latestCheck && toLogCheck(latestCheck) }
  },

  'POST /api/events-log/check': async (call) => ({ checked: await runLogCheck(call) }),
}
