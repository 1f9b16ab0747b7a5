import type { ParsedBody } from '@press/contract'
import { type CalendarEvent, daysBetween, addDays } from '@press/domain'
import { cutBefore } from '@press/domain/calendar/series'
import { sql, eq } from 'drizzle-orm'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { calendarEvents } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { comesAgain, partOn, type SeriesRow, guestsOfParts, carryParts, seriesOf, endBefore, timesOf } from './parts.ts'
import { skipMeetings, moveMeetings } from './moves.ts'
import { findEvent } from './queries.ts'
import { scheduleReminder } from './reminders.ts'
import {
  check,
  guestsOf,
  invite,
  type Body,
  type EventRow,
  seriesColumnsOf,
  lock,
  guestsNow,
  columnsOf,
} from './rows.ts'

export async function writeEvent(
  context: Context,
  { moves, skips, ...body }: ParsedBody<'POST /api/events'>,
): Promise<CalendarEvent> {
  check(body)
  const id = await context.db.transaction(async (tx) => {
    const guests = guestsOf(body, context.person.id)
    const row = await insert(tx, context, body)
    await invite(tx, context, row.id, { before: [], guests })
    await skipMeetings(tx, row.id, skips)
    await moveMeetings(tx, row.id, body, moves)
    await scheduleReminder(tx, row.id)
    const facts = { name: body.name, date: row.start_date, told: guests, moved: [] }
    await recordEvent(tx, 'event.created', row, facts, { audience: guests })
    return row.id
  })
  return findEvent(context, id)
}

async function insert(tx: Tx, { person }: Context, body: Body): Promise<EventRow> {
  const [row] = await tx
    .insert(calendarEvents)
    .values({ ...seriesColumnsOf(body), created_by: person.id })
    .returning()
  if (!row) throw new Error('Insert returned no event')
  return row
}

/**
 * Changes an event. In a series, changes one occurrence, the following occurrences, or all. Returns the id of the row that the
 * event now belongs to.
 */
export async function editEvent(
  context: Context,
  id: number,
  { version, occurrence, scope, moves, skips, restores, ...body }: ParsedBody<'PUT /api/events/{id}'>,
): Promise<CalendarEvent> {
  check(body)
  const now = await runChange(
    context.db,
    async (tx) => {
      const row = await lock(tx, context, id)
      assertVersion(row, version)
      const savedRow = await editOccurrences(tx, context, row, body, { occurrence, scope })
      await skipMeetings(tx, savedRow, skips, restores)
      await moveMeetings(tx, savedRow, body, moves)
      return savedRow
    },
    async () => ({ event: await findEvent(context, id) }),
  )
  return findEvent(context, now)
}

async function editOccurrences(
  tx: Tx,
  context: Context,
  row: EventRow,
  body: Body,
  { occurrence, scope }: Pick<ParsedBody<'PUT /api/events/{id}'>, 'occurrence' | 'scope'>,
): Promise<number> {
  if (!comesAgain(row) || occurrence === null) return editRow(tx, context, row, body, 0)
  if (scope === 'this') return editOne(tx, context, row, body, occurrence)
  const { dates } = await partOn(tx, row, occurrence)
  const by = daysBetween(dates.start, body.dates.start)
  return scope === 'following'
    ? editFollowing(tx, context, row, body, { occurrence, by })
    : editRow(tx, context, row, fromFirst(row, body, by), by)
}

/** Converts a change of one occurrence into a change of the series' first occurrence. */
function fromFirst(row: SeriesRow, body: Body, by: number): Body {
  // When the rule is removed, the occurrence that the person edited becomes the single event.
  if (body.repeat === null) return body
  const start = addDays(row.start_date, by)
  return { ...body, dates: { start, end: addDays(start, daysBetween(body.dates.start, body.dates.end)) } }
}

/** Changes the whole row; `by` is the number of days by which a series moves. */
async function editRow(tx: Tx, context: Context, row: EventRow, body: Body, by: number): Promise<number> {
  const guests = guestsOf(body, context.person.id)
  const before = await guestsNow(tx, row.id)
  const ofParts = await guestsOfParts(tx, row.id, row.start_date)
  await invite(tx, context, row.id, { before, guests })
  const columns = seriesColumnsOf(body)
  const series = columns.repeat && { start: columns.start_date, repeat: columns.repeat }
  const skipped = await carryParts(tx, { from: row, to: { id: row.id, series }, since: row.start_date, by })
  await tx
    .update(calendarEvents)
    .set({ ...columns, skipped, version: row.version + 1, updated_at: sql`now()` })
    .where(eq(calendarEvents.id, row.id))
  await scheduleReminder(tx, row.id)
  await recordChange(tx, row.id, {
    body,
    before,
    guests,
    others: ofParts,
    moved: movedTo(body, row, { start: row.start_date, end: row.end_date }),
  })
  return row.id
}

/** Changes one occurrence: saves it as a separate row that replaces the regular occurrence of that day. */
async function editOne(tx: Tx, context: Context, row: SeriesRow, body: Body, occurrence: string): Promise<number> {
  const { part, dates } = await partOn(tx, row, occurrence)
  const guests = guestsOf(body, context.person.id)
  const before = await guestsNow(tx, (part ?? row).id)
  const values = { ...columnsOf(body), series_id: row.id, occurrence, created_by: row.created_by }
  const [one] = await tx
    .insert(calendarEvents)
    .values(values)
    .onConflictDoUpdate({
      target: [calendarEvents.series_id, calendarEvents.occurrence],
      set: { ...values, updated_at: sql`now()` },
    })
    .returning({ id: calendarEvents.id })
  if (!one) throw new Error('Insert returned no occurrence')
  await invite(tx, context, one.id, { before, guests })
  await tx
    .update(calendarEvents)
    .set({ version: row.version + 1 })
    .where(eq(calendarEvents.id, row.id))
  await scheduleReminder(tx, one.id)
  await scheduleReminder(tx, row.id)
  await recordChange(tx, row.id, { body, before, guests, moved: movedTo(body, part ?? row, dates) })
  return row.id
}

/** Changes one occurrence and all following ones. The series ends before this occurrence, and a new series begins. */
async function editFollowing(
  tx: Tx,
  context: Context,
  row: SeriesRow,
  body: Body,
  { occurrence, by }: { occurrence: string; by: number },
): Promise<number> {
  const cut = cutBefore(seriesOf(row), occurrence)
  if (cut.before === null) return editRow(tx, context, row, fromFirst(row, body, by), by)
  const guests = guestsOf(body, context.person.id)
  const before = await guestsNow(tx, row.id)
  const ofParts = await guestsOfParts(tx, row.id, occurrence)
  const { part, dates } = await partOn(tx, row, occurrence)
  if (part) await tx.delete(calendarEvents).where(eq(calendarEvents.id, part.id))
  // If the person did not change the count, it is the count of the whole series.
  const repeat =
    body.repeat && body.repeat.count === row.repeat.count ? { ...body.repeat, count: cut.after.count } : body.repeat
  const next = await insert(tx, context, { ...body, repeat })
  await invite(tx, context, next.id, { before, guests })
  const series = next.repeat && { start: next.start_date, repeat: next.repeat }
  const skipped = await carryParts(tx, { from: row, to: { id: next.id, series }, since: occurrence, by })
  await tx.update(calendarEvents).set({ skipped }).where(eq(calendarEvents.id, next.id))
  await endBefore(tx, row, occurrence, cut.before)
  await scheduleReminder(tx, row.id)
  await scheduleReminder(tx, next.id)
  await recordChange(tx, next.id, { body, before, guests, others: ofParts, moved: movedTo(body, row, dates) })
  return next.id
}

/** Whether the event's dates or times have changed. */
function movedTo({ dates, times }: Body, was: EventRow, occurrenceDates: { start: string; end: string }): boolean {
  const before = timesOf(was)
  return (
    occurrenceDates.start !== dates.start ||
    occurrenceDates.end !== dates.end ||
    before?.start !== times?.start ||
    before?.end !== times?.end
  )
}

interface ChangeDetails {
  body: Body
  before: number[]
  guests: number[]
  /** Other people whose calendars show an occurrence of the series. */
  others?: number[]
  moved: boolean
}

const recordChange = (tx: Tx, id: number, { body, before, guests, others = [], moved }: ChangeDetails) =>
  recordEvent(
    tx,
    'event.changed',
    { id },
    {
      name: body.name,
      date: body.dates.start,
      told: guests.filter((guest) => !before.includes(guest)),
      moved: moved ? guests.filter((guest) => before.includes(guest)) : [],
    },
    { audience: [...before, ...guests, ...others] },
  )
