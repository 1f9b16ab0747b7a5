import { sql } from 'drizzle-orm'
import type { Tx } from '../src/database/database.ts'
import { events } from '../src/database/schema.ts'
import { eventChannel } from '../src/events/record-event.ts'

export type EventRow = typeof events.$inferInsert

/** Stores an event as given, without the row that it refers to, and announces it. */
export async function storeEvent(
  tx: Tx,
  event: Omit<EventRow, 'data' | 'audience'> & Partial<Pick<EventRow, 'data' | 'audience'>>,
): Promise<number> {
  const [made] = await tx
    .insert(events)
    .values({ data: {}, audience: [], ...event })
    .returning({ id: events.id })
  if (!made) throw new Error('An event was not written')
  await tx.execute(sql`select pg_notify(${eventChannel}, ${String(made.id)})`)
  return made.id
}
