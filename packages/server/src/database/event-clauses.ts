import type { EventData, EventType } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'

type KeyOf<Data> = Data extends unknown ? keyof Data : never
/** A field in the data of an event. */
export type EventField = KeyOf<EventData>

/** The types as a list of SQL literals; the predicate of a partial index takes no parameters. */
export const eventTypeList = (types: readonly EventType[]): SQL => sql.raw(types.map((type) => `'${type}'`).join(', '))

/** Whether a row of `events` is of one of these types. */
export const isEvent = (first: EventType, ...others: EventType[]): SQL =>
  others.length === 0 ? sql.raw(`type = '${first}'`) : sql`type in (${eventTypeList([first, ...others])})`

/** A field of a row's data, as text. */
export const eventField = (field: EventField): SQL => sql.raw(`data->>'${field}'`)
