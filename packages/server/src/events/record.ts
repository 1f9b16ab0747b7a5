import type { EventType } from '@press/domain'
import type { LiveEvent } from '@press/contract'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { events } from '../database/schema.ts'
import { origin } from './origin.ts'

/** Kinds of rows events are about; `account` is the audit log of sign-ins and passwords, which no browser hears of. */
export type EventResource = LiveEvent['resource'] | 'account'

export interface NewEvent {
  /** `techcard.moved`: the resource and what happened to it. */
  type: EventType
  resource: EventResource
  resource_id: number | null
  /** Who did it; null for the system or someone unknown. */
  actor_id: number | null
  /** What the history and the notifications need to know; never a secret. */
  data?: Record<string, unknown>
  /** People who own the row: they hear of it beside the roles that may read every such row. */
  audience?: number[]
}

export const eventChannel = 'press_events'

/** Writes an event into the caller's transaction, with where the request came from that it is of; when that commits, every process and browser concerned learns its id. */
export async function record(tx: Tx, event: NewEvent): Promise<number> {
  const [row] = await tx
    .insert(events)
    .values({ ...event, data: event.data ?? {}, audience: event.audience ?? [], ...origin() })
    .returning({ id: events.id })
  if (!row) throw new Error('An event was not written')
  await tx.execute(sql`select pg_notify(${eventChannel}, ${String(row.id)})`)
  return row.id
}
