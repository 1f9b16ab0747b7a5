import type { Tx } from '../src/database/database.ts'
import type { events } from '../src/database/schema.ts'
import { insertEvent } from '../src/events/record-event.ts'

export type EventRow = typeof events.$inferInsert

/** Stores an event as given, without the row that it refers to, and notifies every process. */
export const storeEvent = (
  tx: Tx,
  event: Omit<EventRow, 'data' | 'audience'> & Partial<Pick<EventRow, 'data' | 'audience'>>,
): Promise<number> => insertEvent(tx, { data: {}, audience: [], ...event })
