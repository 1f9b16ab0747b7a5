import type { EventResource, EventType } from '@press/domain'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { events, users } from '../database/schema.ts'
import { toStoredEvent, type StoredEvent } from './subscribers.ts'

/** Returns a row's events of the given types, latest first, with the people who caused them. */
export async function findEvents<Type extends EventType>(
  db: Db,
  row: { resource: EventResource; id: number },
  types: readonly Type[],
): Promise<{ event: StoredEvent<Type>; by: typeof users.$inferSelect | null }[]> {
  const rows = await db
    .select({ event: events, by: users })
    .from(events)
    .leftJoin(users, eq(users.id, events.actor_id))
    .where(and(eq(events.resource, row.resource), eq(events.resource_id, row.id), inArray(events.type, [...types])))
    .orderBy(desc(events.id))
  // The query reads only events of the given types, so the cast is safe.
  return rows.map(({ event, by }) => ({ event: toStoredEvent(event) as StoredEvent<Type>, by }))
}
