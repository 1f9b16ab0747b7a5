import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Portal } from '@press/domain'
import type { Db, Tx } from '../database/database.ts'
import { events, notifications, users } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'
import { notificationLetter, writtenLetter } from '../mail/letters.ts'
import { record } from './record.ts'
import type { NewNotification, StoredEvent, Subscribers } from './subscribers.ts'

/** Milliseconds until an event whose subscriber failed is tried again, and for how long at all. */
const retryAfter = 30_000
const giveUpAfter = 24 * 3_600_000

/**
 * Turns events into notifications and letters. Every event is handled in the transaction that marks it as handled, with its
 * row locked: once, whichever process comes first, and by another one when that process dies.
 */
export function createWorker(
  db: Db,
  subscribers: Subscribers,
  origins: Record<Portal, string>,
  log: FastifyBaseLogger,
): () => Promise<boolean> {
  const types = Object.keys(subscribers)
  /** Events that failed here, and when to try them again. */
  const failed = new Map<number, number>()

  const waiting = () => {
    const now = Date.now()
    const later = [...failed].filter(([, at]) => at > now).map(([id]) => id)
    return and(
      isNull(events.handled_at),
      inArray(events.type, types),
      later.length > 0 ? notInArray(events.id, later) : undefined,
    )
  }

  async function handle(tx: Tx, event: StoredEvent): Promise<void> {
    const wanted = await subscribers[event.type]?.(event, tx)
    if (wanted?.length) await notify(tx, event.id, wanted, origins)
  }

  /** Handles the oldest waiting event; false when none waits. */
  return async () => {
    if (types.length === 0) return false
    const found = await db.transaction(async (tx) => {
      const [event] = await tx
        .select()
        .from(events)
        .where(waiting())
        .orderBy(asc(events.id))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!event) return false
      try {
        await tx.transaction((savepoint) => handle(savepoint, event))
        failed.delete(event.id)
      } catch (error) {
        log.error({ event: event.id, type: event.type, err: error }, 'an event could not be handled')
        if (event.at.getTime() > Date.now() - giveUpAfter) {
          failed.set(event.id, Date.now() + retryAfter)
          return true
        }
      }
      await tx
        .update(events)
        .set({ handled_at: sql`now()` })
        .where(eq(events.id, event.id))
      return true
    })
    // Nothing follows from the rest.
    if (!found)
      await db
        .update(events)
        .set({ handled_at: sql`now()` })
        .where(and(isNull(events.handled_at), notInArray(events.type, types)))
    return found
  }
}

async function notify(
  tx: Tx,
  event_id: number,
  wanted: readonly NewNotification[],
  origins: Record<Portal, string>,
): Promise<void> {
  const made = await tx
    .insert(notifications)
    .values(wanted.map(({ user_id, data }) => ({ user_id, data, event_id })))
    .onConflictDoNothing()
    .returning({ id: notifications.id, user_id: notifications.user_id })
  for (const { id, user_id } of made)
    await record(tx, {
      type: 'notification.created',
      resource: 'notification',
      resource_id: id,
      actor_id: null,
      audience: [user_id],
    })
  const lettered = wanted.filter(({ mail, user_id }) => mail && made.some((one) => one.user_id === user_id))
  if (lettered.length === 0) return
  const readers = await tx
    .select()
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          lettered.map(({ user_id }) => user_id),
        ),
        users.active,
      ),
    )
  for (const reader of readers) {
    const told = lettered.find(({ user_id }) => user_id === reader.id)
    if (!told) continue
    const written = typeof told.mail === 'object' ? told.mail : undefined
    const letter = written
      ? writtenLetter(reader, written, told.data, origins)
      : notificationLetter(reader, told.data, origins)
    await enqueue(tx, 'mail', letter)
  }
}
