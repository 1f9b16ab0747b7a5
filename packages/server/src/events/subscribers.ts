import type { Notification } from '@press/contract'
import type { NoticeTopic } from '@press/domain'
import type { Tx } from '../database/database.ts'
import type { EventResource } from './record.ts'

/** An event as the log keeps it. */
export interface StoredEvent {
  id: number
  type: string
  resource: EventResource
  resource_id: number | null
  actor_id: number | null
  data: Record<string, unknown>
  audience: number[]
  at: Date
}

export interface NewNotification {
  user_id: number
  /** Where they are told of it follows from what they have chosen for this. */
  topic: NoticeTopic
  data: Notification['data']
  /** A letter that somebody wrote, which goes out in the place of ours. */
  written?: { subject: string; text: string }
}

/** Who is told what of an event; runs once for every event, in the transaction that marks it as handled. */
export type Subscriber = (event: StoredEvent, tx: Tx) => Promise<NewNotification[]> | NewNotification[]
/** By event type: `{ 'techcard.moved': … }`. */
export type Subscribers = Readonly<Record<string, Subscriber>>
