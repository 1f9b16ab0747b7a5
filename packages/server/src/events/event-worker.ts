import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { eventTypes, isNotificationEnabled } from '@press/domain'
import type { Db, Tx } from '../database/database.ts'
import { events, notifications } from '../database/schema.ts'
import { findRecipients, getQuietDelaySeconds } from './recipients.ts'
import { enqueue } from '../jobs/jobs.ts'
import { mailJob } from '../jobs/mail.ts'
import type { Letters } from '../mail/letters.ts'
import { recordEvent } from './record-event.ts'
import { toStoredEvent, type NewNotification, type StoredEvent, type Subscribers } from './subscribers.ts'

/**
 * The delay before retrying an event whose subscriber failed, and the age of an event at which retries end. Both are in
 * milliseconds.
 */
const eventRetryDelayMs = 30_000
const eventRetryLimitMs = 24 * 3_600_000

/**
 * Turns events into notifications and letters. Handles every event exactly once: in the transaction that marks it as handled, with
 * its row locked. If the process dies, another process handles the event.
 */
export function createEventWorker(
  db: Db,
  subscribers: Subscribers,
  letterComposer: Letters,
  log: FastifyBaseLogger,
): () => Promise<boolean> {
  const types = eventTypes.filter((type) => subscribers[type])
  /** Events that failed in this process, and when to retry them. */
  const retryTimes = new Map<number, number>()

  const getPendingClause = () => {
    const now = Date.now()
    const postponedIds = [...retryTimes].filter(([, at]) => at > now).map(([id]) => id)
    return and(
      isNull(events.handled_at),
      inArray(events.type, types),
      postponedIds.length > 0 ? notInArray(events.id, postponedIds) : undefined,
    )
  }

  async function handleEvent(tx: Tx, event: StoredEvent): Promise<void> {
    const newNotifications = await subscribers[event.type]?.(event, tx)
    if (newNotifications?.length) await notify(tx, event.id, newNotifications, letterComposer)
  }

  /** Handles the oldest pending event; returns false when no event is pending. */
  return async () => {
    if (types.length === 0) return false
    const hasEvent = await db.transaction(async (tx) => {
      const [event] = await tx
        .select()
        .from(events)
        .where(getPendingClause())
        .orderBy(asc(events.id))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!event) return false
      try {
        await tx.transaction((savepoint) => handleEvent(savepoint, toStoredEvent(event)))
        retryTimes.delete(event.id)
      } catch (error) {
        log.error({ event: event.id, type: event.type, err: error }, 'an event could not be handled')
        if (event.at.getTime() > Date.now() - eventRetryLimitMs) {
          retryTimes.set(event.id, Date.now() + eventRetryDelayMs)
          return true
        }
      }
      await tx
        .update(events)
        .set({ handled_at: sql`now()` })
        .where(eq(events.id, event.id))
      return true
    })
    // Events of the other types have no subscribers, so they are marked as handled.
    if (!hasEvent)
      await db
        .update(events)
        .set({ handled_at: sql`now()` })
        .where(and(isNull(events.handled_at), notInArray(events.type, types)))
    return hasEvent
  }
}

async function notify(
  tx: Tx,
  event_id: number,
  newNotifications: readonly NewNotification[],
  letterComposer: Letters,
): Promise<void> {
  const readers = await findRecipients(
    tx,
    newNotifications.map(({ user_id }) => user_id),
  )
  const recipients = newNotifications.flatMap((notification) =>
    readers.filter(({ id }) => id === notification.user_id).map((reader) => ({ one: notification, reader })),
  )
  if (recipients.length === 0) return
  const createdRows = await tx
    .insert(notifications)
    .values(
      recipients.map(({ one: { user_id, topic, data }, reader: { choices } }) => ({
        user_id,
        topic,
        data,
        event_id,
        here: isNotificationEnabled(choices, topic, 'here'),
        daily: isNotificationEnabled(choices, topic, 'daily'),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: notifications.id, user_id: notifications.user_id, here: notifications.here })
  for (const { id, user_id, here } of createdRows)
    if (here) await recordEvent(tx, 'notification.created', { id, user_id }, {}, { actor: null })
  for (const { one: notification, reader } of recipients) {
    if (
      !isNotificationEnabled(reader.choices, notification.topic, 'mail') ||
      !createdRows.some(({ user_id }) => user_id === notification.user_id)
    )
      continue
    // Security notifications ignore quiet hours.
    const delaySeconds = notification.topic === 'security' ? 0 : getQuietDelaySeconds(reader.quiet)
    await enqueue(tx, mailJob, await letterComposer.composeNotification(tx, reader, notification), delaySeconds)
  }
}
