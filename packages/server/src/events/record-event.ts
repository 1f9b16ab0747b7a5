import {
  isBareEvent,
  getEventResource,
  type BareEventType,
  type EventType,
  type OwnEventData,
  type ResourceOfEvent,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { events } from '../database/schema.ts'
import { getOrigin } from './origin.ts'
import { subjects, type AnySubject, type Finder, type SubjectRow } from './subjects.ts'

export const eventChannel = 'press_events'

/** The row data that an event of this type needs. Some types (`BareEventType`) need only the id. */
export type EventRow<Type extends EventType> = Type extends BareEventType
  ? { id: number | null }
  : SubjectRow<ResourceOfEvent<Type>>

interface Options {
  /** The person who caused the event. @default the person of the request; null outside of requests */
  actor?: number | null
  /** People who receive the event in addition to the row's audience. */
  audience?: readonly (number | null | undefined)[]
  /** The only people who receive the event; replaces the row's audience. */
  onlyAudience?: readonly number[]
}

/** The data is optional if the type requires none. */
type Details<Type extends EventType> =
  Record<never, never> extends OwnEventData<Type>
    ? [data?: OwnEventData<Type>, options?: Options]
    : [data: OwnEventData<Type>, options?: Options]

/**
 * Records an event in the caller's transaction, with the origin of the request. The facts and the audience of the row come from
 * `subjects.ts`. When the transaction commits, every process and every browser concerned gets the event's id.
 */
export async function recordEvent<Type extends EventType>(
  tx: Tx,
  type: Type,
  row: EventRow<Type>,
  ...[data, { actor, audience = [], onlyAudience } = {}]: Details<Type>
): Promise<number> {
  const { actor_id: signedInId, ip, agent } = getOrigin()
  const actor_id = actor === undefined ? signedInId : actor
  const resource = getEventResource(type)
  // The resource and the row belong to the same event type, but TypeScript cannot infer that from the lookup.
  const findSubject = subjects[resource] as unknown as Finder<EventRow<Type>, AnySubject>
  const subject: AnySubject = isBareEvent(type) ? {} : await findSubject(tx, row, { type, actor_id })
  const ownData: object | undefined = data
  const receivers = onlyAudience ?? [...(subject.audience ?? []), ...audience]
  return insertEvent(tx, {
    type,
    resource,
    resource_id: row.id,
    actor_id,
    data: { ...subject.facts, ...ownData },
    audience: [...new Set(receivers.filter((one) => typeof one === 'number'))],
    ip,
    agent,
  })
}

/** Inserts an event and notifies every process of its id when the transaction commits. Exported for tests. */
export async function insertEvent(tx: Tx, values: typeof events.$inferInsert): Promise<number> {
  const [insertedEvent] = await tx.insert(events).values(values).returning({ id: events.id })
  if (!insertedEvent) throw new Error('Insert returned no event')
  await tx.execute(sql`select pg_notify(${eventChannel}, ${String(insertedEvent.id)})`)
  return insertedEvent.id
}
