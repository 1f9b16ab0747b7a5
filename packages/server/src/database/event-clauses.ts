import type { EventData, EventType } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'

type KeyOf<Data> = Data extends unknown ? keyof Data : never
/** The name of a field in the data of an event. */
export type EventField = KeyOf<EventData>

/** Returns event types as a list of SQL literals. The predicate of a partial index accepts no parameters. */
export const eventTypeList = (types: readonly EventType[]): SQL => sql.raw(types.map((type) => `'${type}'`).join(', '))

/** Returns the SQL condition that a row of `events` has one of these types. */
export const isEvent = (firstType: EventType, ...otherTypes: EventType[]): SQL =>
  otherTypes.length === 0
    ? sql.raw(`type = '${firstType}'`)
    : sql`type in (${eventTypeList([firstType, ...otherTypes])})`

/** Returns the SQL expression for a field of an event's data, as text. */
export const eventField = (field: EventField): SQL => sql.raw(`data->>'${field}'`)
