import { wholeDayBegins } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { record } from '../../events/record.ts'
import { enqueue } from '../../jobs/jobs.ts'

/** The moment at which those who take part are to be told; null for an event without a reminder. */
const due = sql`((start_date + coalesce(start_time, ${wholeDayBegins})::time) at time zone 'Asia/Almaty'
  - remind * interval '1 minute')`
/** Whole days last until midnight. */
const over = sql`((end_date + coalesce(end_time, '24:00')::time) at time zone 'Asia/Almaty')`

/** Lets an event be told of in time; one that begins sooner than that is told of at once. */
export async function planReminder(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.execute<{ after: number }>(
    // Whole seconds, and never one too early: the job finds its moment come.
    sql`select greatest(0, ceil(extract(epoch from ${due} - now())))::int as after
      from calendar_events where id = ${id} and remind is not null`,
  )
  if (rows[0]) await enqueue(tx, 'event-reminder', { event: id }, rows[0].after)
}

/**
 * Tells who takes part that an event begins soon. Every change of the event plans this anew, so it may be asked for too early, or
 * once more: the row itself says whether its moment has come and whether it was told. The word and that it was given are
 * committed together. What is over by then, as the server was away, is not told of.
 */
export async function remind(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.execute<{ name: string; date: string; time: string | null; told: number[] }>(
    sql`update calendar_events set reminded_for = ${due}
      where id = ${id} and ${due} <= now() and ${over} > now() and reminded_for is distinct from ${due}
      returning name, start_date as date, start_time as time,
        array(select created_by union select user_id from calendar_guests where event_id = ${id}) as told`,
  )
  const [event] = rows
  if (!event) return
  await record(tx, {
    type: 'event.soon',
    resource: 'event',
    resource_id: id,
    actor_id: null,
    data: { ...event },
    audience: event.told,
  })
}
