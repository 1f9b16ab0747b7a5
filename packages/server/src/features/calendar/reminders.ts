import { addDays, daysBetween, allDayReminderTime, type EventRepeat } from '@press/domain'
import { listUpcomingDays } from '@press/domain/calendar/series'
import { pressTimeZone } from '@press/i18n/node'
import { sql, type SQL } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueue, defineExclusiveJobType } from '../../jobs/jobs.ts'
import { skippedDaysSql } from './queries.ts'

/** The moment of the reminder for an event that begins on a day; null if the event has no reminder. */
const reminderMomentSql = (
  day: SQL,
) => sql`((${day} + coalesce(start_time, ${allDayReminderTime})::time) at time zone ${pressTimeZone}
  - remind * interval '1 minute')`
/** All-day events last until midnight. */
const endMomentSql = (day: SQL) => sql`((${day} + coalesce(end_time, '24:00')::time) at time zone ${pressTimeZone})`

const dueSql = reminderMomentSql(sql`start_date`)
const endSql = endMomentSql(sql`end_date`)

/** Schedules the reminder of an event; a reminder whose moment has passed is sent at once. */
export async function scheduleReminder(tx: Tx, id: number): Promise<void> {
  const nextReminder = await findNextReminder(tx, id)
  if (nextReminder) return scheduleNextReminder(tx, id, nextReminder)
  const { rows } = await tx.execute<{ after: number }>(
    // The delay is rounded up to whole seconds, so that the job never runs before its moment.
    sql`select greatest(0, ceil(extract(epoch from ${dueSql} - now())))::int as after
      from calendar_events where id = ${id} and remind is not null and repeat is null`,
  )
  if (rows[0]) await enqueue(tx, reminderJob, { event: id }, rows[0].after)
}

interface NextReminder {
  day: string
  /** The moment of the reminder. */
  due: string
  /** Whether the moment has come. */
  come: boolean
}

/**
 * Returns the next occurrence of a series whose reminder was not sent yet. Returns undefined when there is no such occurrence, or
 * the series has no reminder.
 */
async function findNextReminder(tx: Tx, id: number): Promise<NextReminder | undefined> {
  const { rows } = await tx.execute<{ start: string; end: string; repeat: EventRepeat; taken: string[] }>(
    sql`select start_date as start, end_date as end, repeat, ${skippedDaysSql} as taken
      from calendar_events events where id = ${id} and repeat is not null and remind is not null`,
  )
  const [row] = rows
  if (!row) return undefined
  const lengthDays = daysBetween(row.start, row.end)
  // The occurrences in progress, and the one after them.
  const days = listUpcomingDays(row, addDays(getToday(), -lengthDays - 1), row.taken, lengthDays + 4)
  const result = await tx.execute<NextReminder & Record<string, unknown>>(
    sql`select to_char(day, 'YYYY-MM-DD') as day, due::text as due, due <= now() as come
      from (select day, ${reminderMomentSql(sql`day`)} as due, ${endMomentSql(sql`day + ${lengthDays}::int`)} as over, reminded_for
        from calendar_events, unnest(${sql.param(days)}::date[]) day where id = ${id}) moments
      where over > now() and (reminded_for is null or due > reminded_for) order by due limit 1`,
  )
  return result.rows[0]
}

/**
 * Schedules a reminder at a moment only once, even if the row is changed several times meanwhile. Each sent reminder schedules the
 * next reminder.
 */
async function scheduleNextReminder(tx: Tx, id: number, nextReminder: NextReminder): Promise<void> {
  const { rows } = await tx.execute<{ after: number }>(
    sql`update calendar_events set reminds_at = ${nextReminder.due}::timestamptz
      where id = ${id} and reminds_at is distinct from ${nextReminder.due}::timestamptz
      returning greatest(0, ceil(extract(epoch from ${nextReminder.due}::timestamptz - now())))::int as after`,
  )
  if (rows[0]) await enqueue(tx, reminderJob, { event: id }, rows[0].after)
}

interface UpcomingEvent {
  name: string
  date: string
  time: string | null
  /** The ids of the people to notify. */
  told: number[]
}

const upcomingEventColumns = (id: number, day: SQL) => sql`name, ${day} as date, start_time as time,
  array(select created_by union select user_id from calendar_guests where event_id = ${id}) as told`

/**
 * Notifies the participants that an event begins soon. Every change of the event schedules this job again, so it may run too early
 * or more than once. The update checks that the moment has come and records the sent reminder, in the same transaction as the
 * notification. Skips the reminder if the event has ended meanwhile, for example because the server was down.
 */
async function sendReminder(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`select from calendar_events where id = ${id} for update`)
  const nextReminder = await findNextReminder(tx, id)
  const { rows } = await tx.execute<UpcomingEvent & Record<string, unknown>>(
    nextReminder
      ? sql`update calendar_events set reminded_for = ${nextReminder.due}::timestamptz
          where id = ${id} and ${nextReminder.come} returning ${upcomingEventColumns(id, sql`${nextReminder.day}::text`)}`
      : sql`update calendar_events set reminded_for = ${dueSql}
          where id = ${id} and repeat is null and ${dueSql} <= now() and ${endSql} > now() and reminded_for is distinct from ${dueSql}
          returning ${upcomingEventColumns(id, sql`start_date`)}`,
  )
  const [event] = rows
  if (event) await recordEvent(tx, 'event.soon', { id }, event, { actor: null, audience: event.told })
  // Schedules the next occurrence, or this occurrence again if it was moved.
  if (nextReminder) await scheduleReminder(tx, id)
}

/** Sends the reminder of an event that begins soon. */
export const reminderJob = defineExclusiveJobType('event-reminder', (tx, { event }: { event: number }) =>
  sendReminder(tx, event),
)
