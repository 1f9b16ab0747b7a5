import { offerEvents, type OfferEvent } from '@press/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { events, users } from '../../database/schema.ts'

/** What the log keeps of an event beside its offer. */
interface Told extends Partial<
  Pick<OfferEvent, 'to' | 'value' | 'document' | 'kind' | 'number' | 'email' | 'amount' | 'parts' | 'revision' | 'note'>
> {
  key?: OfferEvent['flag']
  invoice_number?: string | null
  reason?: string
}

const prefix = 'offer.'
const types = offerEvents.map((what) => prefix + what)

/** What has happened to an offer, as the log has it, the last first. */
export async function findOfferHistory(db: Db, id: number): Promise<OfferEvent[]> {
  const found = await db
    .select({ id: events.id, at: events.at, type: events.type, data: events.data, by: users.name })
    .from(events)
    .leftJoin(users, eq(users.id, events.actor_id))
    .where(and(eq(events.resource, 'offer'), eq(events.resource_id, id), inArray(events.type, types)))
    .orderBy(desc(events.id))
  return found.map(({ type, at, data, ...event }) => {
    const what = type.slice(prefix.length) as OfferEvent['what']
    const told: Told = data
    return {
      ...event,
      what,
      at: at.toISOString(),
      to: told.to ?? null,
      flag: told.key ?? null,
      value: told.value ?? null,
      document: told.document ?? null,
      kind: told.kind ?? null,
      number:
        (what === 'invoiced' ? told.invoice_number : what === 'issued' || what === 'cancelled' ? told.number : null) ??
        null,
      email: told.email ?? null,
      amount: told.amount ?? null,
      parts: told.parts ?? null,
      revision: told.revision ?? null,
      note: told.note || told.reason || null,
    }
  })
}
