import type { Notification } from '@press/contract'
import type { EventData, EventType, NotificationTopic, ResourceOfEvent } from '@press/domain'
import type { Tx } from '../database/database.ts'
import type { events } from '../database/schema.ts'

/** An event as stored in the log; its type determines its data. */
export type StoredEvent<Type extends EventType = EventType> = Type extends EventType
  ? {
      id: number
      type: Type
      resource: ResourceOfEvent<Type>
      resource_id: number | null
      actor_id: number | null
      data: EventData<Type>
      audience: number[]
      at: Date
    }
  : never

type EventColumns = Pick<typeof events.$inferSelect, keyof StoredEvent>

/** Types an event row. `recordEvent` is the only way to save one, so its data and resource match its type. */
export const toStoredEvent = (row: EventColumns): StoredEvent => row as StoredEvent

export interface NewNotification {
  user_id: number
  /** The topic. The recipient's preferences for this topic decide which channels are used. */
  topic: NotificationTopic
  data: Notification['data']
  /** A letter that a person wrote; replaces the standard letter. */
  written?: { subject: string; text: string }
}

/** Finds the recipients of an event; runs once for every event, in the transaction that marks it as handled. */
export type Subscriber = (event: StoredEvent, tx: Tx) => Promise<NewNotification[]> | NewNotification[]
export type Subscribers = Readonly<Partial<Record<EventType, Subscriber>>>
