import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { queryRows } from '../database/rows.ts'
import type { ErrorDetails } from '../errors.ts'
import type { EventResource } from '@press/domain'

/** Returns the message for a conflicting change: who changed the row before, and its current status. */
export async function describeConflictingMove(
  db: Db,
  resource: EventResource,
  id: number,
  messageKey: 'offer.movedMeanwhile' | 'shopOrder.movedMeanwhile',
  status: string,
): Promise<ErrorDetails['message']> {
  const [lastEvent] = await queryRows<{ name: string }>(
    db,
    sql`select users.name from events join users on users.id = events.actor_id
      where events.resource = ${resource} and events.resource_id = ${id} order by events.id desc limit 1`,
  )
  return lastEvent && { text: messageKey, params: { who: lastEvent.name, status } }
}
