import type { ParsedBody } from '@press/contract'
import { validateEvent } from '@press/domain'
import { isOccurrence } from '@press/domain/calendar/series'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { calendarEvents } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { isSeries, isSeriesEmpty, findOccurrence, toSeries } from './parts.ts'
import { scheduleReminder } from './reminders.ts'
import { toColumns, type Body } from './rows.ts'

/**
 * Moves single occurrences of a series that was just saved, for example when a participant is busy. Sends no separate notification,
 * because the notification of the series names all moved occurrences.
 */
export async function moveMeetings(
  tx: Tx,
  id: number,
  body: Body,
  moves: ParsedBody<'POST /api/events'>['moves'],
): Promise<void> {
  if (moves.length === 0) return
  const [row] = await tx.select().from(calendarEvents).where(eq(calendarEvents.id, id))
  if (!row || !isSeries(row)) throw new PressError('validation', { fields: { moves: 'invalid' } })
  for (const { occurrence, ...timing } of moves) {
    const movedEvent = { ...body, ...timing, repeat: null }
    if (Object.keys(validateEvent(movedEvent)).length > 0)
      throw new PressError('validation', { fields: { moves: 'invalid' } })
    const { part: changedRow } = await findOccurrence(tx, row, occurrence)
    const values = { ...toColumns(movedEvent), series_id: id, occurrence, created_by: row.created_by }
    const [savedRow] = changedRow
      ? await tx
          .update(calendarEvents)
          .set({ ...values, updated_at: sql`now()` })
          .where(eq(calendarEvents.id, changedRow.id))
          .returning({ id: calendarEvents.id })
      : await tx.insert(calendarEvents).values(values).returning({ id: calendarEvents.id })
    if (!savedRow) throw new Error('The moved meeting was not saved')
    await tx.execute(sql`insert into calendar_guests (event_id, user_id)
      select ${savedRow.id}::int, user_id from calendar_guests where event_id = ${id} on conflict do nothing`)
    await scheduleReminder(tx, savedRow.id)
  }
}

/**
 * Removes single occurrences of a series that was just saved («кроме 8 декабря») and restores other occurrences. The notification
 * of the series covers both changes.
 */
export async function skipMeetings(
  tx: Tx,
  id: number,
  skips: readonly string[],
  restores: readonly string[] = [],
): Promise<void> {
  if (skips.length === 0 && restores.length === 0) return
  const [row] = await tx.select().from(calendarEvents).where(eq(calendarEvents.id, id))
  const skipsError = new PressError('validation', { fields: { skips: 'invalid' } })
  if (!row || !isSeries(row) || !skips.every((day) => isOccurrence(toSeries(row), day))) throw skipsError
  const skipped = [...new Set([...row.skipped.filter((day) => !restores.includes(day)), ...skips])]
  for (const day of skips) await tx.delete(calendarEvents).where(sql`series_id = ${id} and occurrence = ${day}`)
  if (await isSeriesEmpty(tx, row, skipped)) throw skipsError
  await tx.update(calendarEvents).set({ skipped }).where(eq(calendarEvents.id, id))
  await scheduleReminder(tx, id)
}
