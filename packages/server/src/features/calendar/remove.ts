import type { RepeatScope } from '@press/domain'
import { splitSeries } from '@press/domain/calendar/series'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { calendarEvents } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import {
  isSeries,
  endSeriesBefore,
  findOccurrenceGuestIds,
  isSeriesEmpty,
  findOccurrence,
  toSeries,
  type SeriesRow,
} from './parts.ts'
import { scheduleReminder } from './reminders.ts'
import { findGuestIds, lockEvent, type EventRow } from './rows.ts'

interface EditTarget {
  occurrence: string | null
  scope: RepeatScope
}

/** Deletes an event for all participants. In a series, deletes one occurrence, the following occurrences, or all. */
export async function removeEvent(context: Context, id: number, { occurrence, scope }: EditTarget): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await lockEvent(tx, context, id)
    if (!isSeries(row) || occurrence === null) return removeRow(tx, context, row)
    const occurrencePart = await findOccurrence(tx, row, occurrence)
    if (scope === 'series') return removeRow(tx, context, row, occurrencePart.dates.start)
    return scope === 'this'
      ? removeOccurrence(tx, context, row, { occurrence, ...occurrencePart })
      : removeFollowing(tx, context, row, { occurrence, date: occurrencePart.dates.start })
  })
}

async function removeRow(tx: Tx, context: Context, row: EventRow, date = row.start_date): Promise<void> {
  const guests = [...(await findGuestIds(tx, row.id)), ...(await findOccurrenceGuestIds(tx, row.id, row.start_date))]
  await tx.delete(calendarEvents).where(eq(calendarEvents.id, row.id))
  await recordRemoval(tx, row, { name: row.name, date, told: [...new Set(guests)] })
}

async function removeOccurrence(
  tx: Tx,
  context: Context,
  row: SeriesRow,
  { occurrence, part, dates }: { occurrence: string; part?: EventRow; dates: { start: string } },
): Promise<void> {
  const recipients = await findGuestIds(tx, (part ?? row).id)
  if (part) await tx.delete(calendarEvents).where(eq(calendarEvents.id, part.id))
  const skipped = [...row.skipped, occurrence]
  if (await isSeriesEmpty(tx, row, skipped)) await tx.delete(calendarEvents).where(eq(calendarEvents.id, row.id))
  else
    await tx
      .update(calendarEvents)
      .set({ skipped, version: row.version + 1, updated_at: sql`now()` })
      .where(eq(calendarEvents.id, row.id))
  await scheduleReminder(tx, row.id)
  await recordRemoval(tx, row, { name: (part ?? row).name, date: dates.start, told: recipients })
}

async function removeFollowing(
  tx: Tx,
  context: Context,
  row: SeriesRow,
  { occurrence, date }: { occurrence: string; date: string },
): Promise<void> {
  const { before: shortenedRule } = splitSeries(toSeries(row), occurrence)
  if (shortenedRule === null) return removeRow(tx, context, row, date)
  const guests = [...(await findGuestIds(tx, row.id)), ...(await findOccurrenceGuestIds(tx, row.id, occurrence))]
  await tx.delete(calendarEvents).where(sql`series_id = ${row.id} and occurrence >= ${occurrence}`)
  await endSeriesBefore(tx, row, occurrence, shortenedRule)
  await scheduleReminder(tx, row.id)
  await recordRemoval(tx, row, { name: row.name, date, told: [...new Set(guests)] })
}

const recordRemoval = (tx: Tx, { id }: EventRow, facts: { name: string; date: string; told: number[] }) =>
  recordEvent(tx, 'event.removed', { id }, { ...facts, moved: [] }, { audience: facts.told })
