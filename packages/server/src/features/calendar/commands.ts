import type { ParsedBody } from '@press/contract'
import { type CalendarEvent, daysBetween, addDays } from '@press/domain'
import { splitSeries } from '@press/domain/calendar/series'
import { sql, eq } from 'drizzle-orm'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { calendarEvents } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import {
  isSeries,
  findOccurrence,
  type SeriesRow,
  findOccurrenceGuestIds,
  transferOccurrences,
  toSeries,
  endSeriesBefore,
  toEventTimes,
} from './parts.ts'
import { skipMeetings, moveMeetings } from './moves.ts'
import { findEvent } from './queries.ts'
import { scheduleReminder } from './reminders.ts'
import {
  assertValidEvent,
  getNamedGuestIds,
  replaceGuests,
  type Body,
  type EventRow,
  toSeriesColumns,
  lockEvent,
  findGuestIds,
  toColumns,
} from './rows.ts'

export async function createEvent(
  context: Context,
  { moves, skips, ...body }: ParsedBody<'POST /api/events'>,
): Promise<CalendarEvent> {
  assertValidEvent(body)
  const id = await context.db.transaction(async (tx) => {
    const guests = getNamedGuestIds(body, context.person.id)
    const row = await insertEvent(tx, context, body)
    await replaceGuests(tx, context, row.id, { before: [], guests })
    await skipMeetings(tx, row.id, skips)
    await moveMeetings(tx, row.id, body, moves)
    await scheduleReminder(tx, row.id)
    const eventData = { name: body.name, date: row.start_date, told: guests, moved: [] }
    await recordEvent(tx, 'event.created', row, eventData, { audience: guests })
    return row.id
  })
  return findEvent(context, id)
}

async function insertEvent(tx: Tx, { person }: Context, body: Body): Promise<EventRow> {
  const [row] = await tx
    .insert(calendarEvents)
    .values({ ...toSeriesColumns(body), created_by: person.id })
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
  assertValidEvent(body)
  const savedId = await runChange(
    context.db,
    async (tx) => {
      const row = await lockEvent(tx, context, id)
      assertVersion(row, version)
      const savedRow = await editOccurrences(tx, context, row, body, { occurrence, scope })
      await skipMeetings(tx, savedRow, skips, restores)
      await moveMeetings(tx, savedRow, body, moves)
      return savedRow
    },
    async () => ({ event: await findEvent(context, id) }),
  )
  return findEvent(context, savedId)
}

async function editOccurrences(
  tx: Tx,
  context: Context,
  row: EventRow,
  body: Body,
  { occurrence, scope }: Pick<ParsedBody<'PUT /api/events/{id}'>, 'occurrence' | 'scope'>,
): Promise<number> {
  if (!isSeries(row) || occurrence === null) return editRow(tx, context, row, body, 0)
  if (scope === 'this') return editSingleOccurrence(tx, context, row, body, occurrence)
  const { dates } = await findOccurrence(tx, row, occurrence)
  const dayShift = daysBetween(dates.start, body.dates.start)
  return scope === 'following'
    ? editFollowing(tx, context, row, body, { occurrence, by: dayShift })
    : editRow(tx, context, row, toFirstOccurrence(row, body, dayShift), dayShift)
}

/** Converts a change of one occurrence into a change of the series' first occurrence. */
function toFirstOccurrence(row: SeriesRow, body: Body, dayShift: number): Body {
  // When the rule is removed, the occurrence that the person edited becomes the single event.
  if (body.repeat === null) return body
  const start = addDays(row.start_date, dayShift)
  return { ...body, dates: { start, end: addDays(start, daysBetween(body.dates.start, body.dates.end)) } }
}

/** Changes the whole row; `dayShift` is the number of days by which a series moves. */
async function editRow(tx: Tx, context: Context, row: EventRow, body: Body, dayShift: number): Promise<number> {
  const guests = getNamedGuestIds(body, context.person.id)
  const previousGuests = await findGuestIds(tx, row.id)
  const occurrenceGuests = await findOccurrenceGuestIds(tx, row.id, row.start_date)
  await replaceGuests(tx, context, row.id, { before: previousGuests, guests })
  const columns = toSeriesColumns(body)
  const series = columns.repeat && { start: columns.start_date, repeat: columns.repeat }
  const skipped = await transferOccurrences(tx, {
    from: row,
    to: { id: row.id, series },
    since: row.start_date,
    by: dayShift,
  })
  await tx
    .update(calendarEvents)
    .set({ ...columns, skipped, version: row.version + 1, updated_at: sql`now()` })
    .where(eq(calendarEvents.id, row.id))
  await scheduleReminder(tx, row.id)
  await recordChange(tx, row.id, {
    body,
    before: previousGuests,
    guests,
    others: occurrenceGuests,
    moved: hasMoved(body, row, { start: row.start_date, end: row.end_date }),
  })
  return row.id
}

/** Changes one occurrence: saves it as a separate row that replaces the regular occurrence of that day. */
async function editSingleOccurrence(
  tx: Tx,
  context: Context,
  row: SeriesRow,
  body: Body,
  occurrence: string,
): Promise<number> {
  const { part: changedRow, dates } = await findOccurrence(tx, row, occurrence)
  const guests = getNamedGuestIds(body, context.person.id)
  const previousGuests = await findGuestIds(tx, (changedRow ?? row).id)
  const values = { ...toColumns(body), series_id: row.id, occurrence, created_by: row.created_by }
  const [savedOccurrence] = await tx
    .insert(calendarEvents)
    .values(values)
    .onConflictDoUpdate({
      target: [calendarEvents.series_id, calendarEvents.occurrence],
      set: { ...values, updated_at: sql`now()` },
    })
    .returning({ id: calendarEvents.id })
  if (!savedOccurrence) throw new Error('Insert returned no occurrence')
  await replaceGuests(tx, context, savedOccurrence.id, { before: previousGuests, guests })
  await tx
    .update(calendarEvents)
    .set({ version: row.version + 1 })
    .where(eq(calendarEvents.id, row.id))
  await scheduleReminder(tx, savedOccurrence.id)
  await scheduleReminder(tx, row.id)
  await recordChange(tx, row.id, {
    body,
    before: previousGuests,
    guests,
    moved: hasMoved(body, changedRow ?? row, dates),
  })
  return row.id
}

/** Changes one occurrence and all following ones. The series ends before this occurrence, and a new series begins. */
async function editFollowing(
  tx: Tx,
  context: Context,
  row: SeriesRow,
  body: Body,
  { occurrence, by: dayShift }: { occurrence: string; by: number },
): Promise<number> {
  const splitRules = splitSeries(toSeries(row), occurrence)
  if (splitRules.before === null) return editRow(tx, context, row, toFirstOccurrence(row, body, dayShift), dayShift)
  const guests = getNamedGuestIds(body, context.person.id)
  const previousGuests = await findGuestIds(tx, row.id)
  const occurrenceGuests = await findOccurrenceGuestIds(tx, row.id, occurrence)
  const { part: changedRow, dates } = await findOccurrence(tx, row, occurrence)
  if (changedRow) await tx.delete(calendarEvents).where(eq(calendarEvents.id, changedRow.id))
  // An unchanged count is the count of the whole series. The new series gets only the remaining occurrences.
  const repeat =
    body.repeat && body.repeat.count === row.repeat.count
      ? { ...body.repeat, count: splitRules.after.count }
      : body.repeat
  const nextSeries = await insertEvent(tx, context, { ...body, repeat })
  await replaceGuests(tx, context, nextSeries.id, { before: previousGuests, guests })
  const series = nextSeries.repeat && { start: nextSeries.start_date, repeat: nextSeries.repeat }
  const skipped = await transferOccurrences(tx, {
    from: row,
    to: { id: nextSeries.id, series },
    since: occurrence,
    by: dayShift,
  })
  await tx.update(calendarEvents).set({ skipped }).where(eq(calendarEvents.id, nextSeries.id))
  await endSeriesBefore(tx, row, occurrence, splitRules.before)
  await scheduleReminder(tx, row.id)
  await scheduleReminder(tx, nextSeries.id)
  await recordChange(tx, nextSeries.id, {
    body,
    before: previousGuests,
    guests,
    others: occurrenceGuests,
    moved: hasMoved(body, row, dates),
  })
  return nextSeries.id
}

/** Whether the event's dates or times have changed. */
function hasMoved(
  { dates, times }: Body,
  previousRow: EventRow,
  occurrenceDates: { start: string; end: string },
): boolean {
  const previousTimes = toEventTimes(previousRow)
  return (
    occurrenceDates.start !== dates.start ||
    occurrenceDates.end !== dates.end ||
    previousTimes?.start !== times?.start ||
    previousTimes?.end !== times?.end
  )
}

interface ChangeDetails {
  body: Body
  /** The ids of the guests before the change. */
  before: number[]
  /** The ids of the guests after the change. */
  guests: number[]
  /** Other people whose calendars show an occurrence of the series. */
  others?: number[]
  /** Whether the event's dates or times have changed. */
  moved: boolean
}

const recordChange = (
  tx: Tx,
  id: number,
  { body, before: previousGuests, guests, others = [], moved: isMoved }: ChangeDetails,
) =>
  recordEvent(
    tx,
    'event.changed',
    { id },
    {
      name: body.name,
      date: body.dates.start,
      told: guests.filter((guest) => !previousGuests.includes(guest)),
      moved: isMoved ? guests.filter((guest) => previousGuests.includes(guest)) : [],
    },
    { audience: [...previousGuests, ...guests, ...others] },
  )
