import { addDays, daysBetween, type EventDates, type EventRepeat, type EventTimes } from '@press/domain'
import { isOccurrence, listOccurrences, type Series } from '@press/domain/calendar/series'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { calendarEvents } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { toRuleColumns, type EventRow } from './rows.ts'

/** An event that repeats. */
export type SeriesRow = EventRow & { repeat: EventRepeat }

export const isSeries = (row: EventRow): row is SeriesRow => row.repeat !== null

export const toSeries = ({ start_date, repeat }: SeriesRow): Series => ({ start: start_date, repeat })

export const toEventTimes = ({ start_time, end_time }: Pick<EventRow, 'start_time' | 'end_time'>): EventTimes | null =>
  start_time !== null && end_time !== null ? { start: start_time, end: end_time } : null

/**
 * Returns one occurrence of a series: its dates, and its separate row if the occurrence was changed. Throws `notFound` if the
 * series has no occurrence on that day.
 */
export async function findOccurrence(
  tx: Tx,
  row: SeriesRow,
  occurrence: string,
): Promise<{ part?: EventRow; dates: EventDates }> {
  const [changedRow] = await tx
    .select()
    .from(calendarEvents)
    .where(sql`series_id = ${row.id} and occurrence = ${occurrence}`)
  if (changedRow) return { part: changedRow, dates: { start: changedRow.start_date, end: changedRow.end_date } }
  if (row.skipped.includes(occurrence) || !isOccurrence(toSeries(row), occurrence)) throw new PressError('notFound')
  return {
    dates: { start: occurrence, end: addDays(occurrence, daysBetween(row.start_date, row.end_date)) },
  }
}

/** Returns the participants of changed occurrences from a day on. */
export async function findOccurrenceGuestIds(tx: Tx, id: number, fromDay: string): Promise<number[]> {
  const { rows } = await tx.execute<{ user_id: number }>(
    sql`select distinct user_id from calendar_guests join calendar_events on calendar_events.id = event_id
      where series_id = ${id} and occurrence >= ${fromDay}`,
  )
  return rows.map(({ user_id }) => user_id)
}

interface OccurrencesTransfer {
  from: Pick<EventRow, 'id' | 'skipped'>
  /**
   * The row that takes over the changed occurrences, possibly the same row as `from`. `series` is null if the row does not repeat.
   */
  to: { id: number; series: Series | null }
  /** The first affected day of the rule. */
  since: string
  /** How many days the rule moved. */
  by: number
}

/**
 * Moves the changed and deleted occurrences of a series after a change of its rule, each with its day. Deletes changed occurrences
 * whose day is not in the new rule. Returns the days of the new rule without an occurrence.
 */
export async function transferOccurrences(
  tx: Tx,
  { from: source, to: target, since, by: dayShift }: OccurrencesTransfer,
): Promise<string[]> {
  const changedRows = await tx
    .select({ id: calendarEvents.id, occurrence: calendarEvents.occurrence })
    .from(calendarEvents)
    .where(sql`series_id = ${source.id} and occurrence >= ${since}`)
    // When days move forward, the last occurrence moves first, so that two rows never share a day in between.
    .orderBy(dayShift > 0 ? sql`occurrence desc` : sql`occurrence`)
  const isKept = (day: string) => target.series !== null && isOccurrence(target.series, day)
  for (const { id, occurrence } of changedRows) {
    const day = addDays(occurrence ?? '', dayShift)
    if (!isKept(day)) await tx.delete(calendarEvents).where(eq(calendarEvents.id, id))
    else if (source.id !== target.id || dayShift !== 0)
      await tx.update(calendarEvents).set({ series_id: target.id, occurrence: day }).where(eq(calendarEvents.id, id))
  }
  return source.skipped
    .filter((day) => day >= since)
    .map((day) => addDays(day, dayShift))
    .filter(isKept)
}

/** Ends a series before one of its days. */
export async function endSeriesBefore(tx: Tx, row: SeriesRow, day: string, shortenedRule: EventRepeat): Promise<void> {
  const lengthDays = daysBetween(row.start_date, row.end_date)
  await tx
    .update(calendarEvents)
    .set({
      ...toRuleColumns(row.start_date, lengthDays, shortenedRule),
      skipped: row.skipped.filter((one) => one < day),
      version: row.version + 1,
      updated_at: sql`now()`,
    })
    .where(eq(calendarEvents.id, row.id))
}

/** Whether a series with an end has no occurrence left. */
export async function isSeriesEmpty(tx: Tx, row: SeriesRow, skipped: readonly string[]): Promise<boolean> {
  if (row.repeats_until === null) return false
  const days = listOccurrences(toSeries(row), { from: row.start_date, to: row.repeats_until })
  const changedOccurrenceCount = await tx.$count(calendarEvents, eq(calendarEvents.series_id, row.id))
  return changedOccurrenceCount === 0 && days.every((day) => skipped.includes(day))
}
