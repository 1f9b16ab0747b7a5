import { offerEvents } from '@press/contract'
import { getEventAction, type OfferEvent } from '@press/domain'
import type { Db } from '../../database/database.ts'
import { findEvents } from '../../events/find.ts'

/** The event data that the history shows. */
interface Facts extends Partial<
  Pick<OfferEvent, 'to' | 'value' | 'document' | 'kind' | 'number' | 'email' | 'amount' | 'parts' | 'revision' | 'note'>
> {
  key?: OfferEvent['flag']
  invoice_number?: string | null
  reason?: string
}

const eventTypes = offerEvents.map((what) => `offer.${what}` as const)

/** Returns the history of an offer, latest first. */
export async function findOfferHistory(db: Db, id: number): Promise<OfferEvent[]> {
  const events = await findEvents(db, { resource: 'offer', id }, eventTypes)
  return events.map(({ event: { id: entryId, at, type, data }, by }) => {
    const facts: Facts = data
    const numbers: Partial<Record<typeof type, string | null | undefined>> = {
      'offer.invoiced': facts.invoice_number,
      'offer.issued': facts.number,
      'offer.cancelled': facts.number,
    }
    return {
      id: entryId,
      what: getEventAction(type),
      at: at.toISOString(),
      by: by?.name ?? null,
      to: facts.to ?? null,
      flag: facts.key ?? null,
      value: facts.value ?? null,
      document: facts.document ?? null,
      kind: facts.kind ?? null,
      number: numbers[type] ?? null,
      email: facts.email ?? null,
      amount: facts.amount ?? null,
      parts: facts.parts ?? null,
      revision: facts.revision ?? null,
      note: facts.note || facts.reason || null,
    }
  })
}
