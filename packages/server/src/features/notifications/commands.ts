import type { ParsedBody } from '@press/contract'
import {
  getNotificationLock,
  mergeNotificationPreferences,
  notificationChannels,
  notificationTopicKeys,
  type NotificationPreferences,
} from '@press/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { notifications, notificationSettings } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Subscription } from '../../mail/unsubscribe.ts'

/** Marks a notification of a person as read; the first time is kept. */
export async function markRead(db: Db, person: Pick<Person, 'id'>, id: number): Promise<void> {
  const updatedRows = await db
    .update(notifications)
    .set({ read_at: sql`coalesce(read_at, now())` })
    .where(and(eq(notifications.id, id), eq(notifications.user_id, person.id)))
    .returning({ id: notifications.id })
  if (!updatedRows.length) throw new PressError('notFound')
}

export async function markAllRead(db: Db, person: Pick<Person, 'id'>): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: sql`now()` })
    .where(and(eq(notifications.user_id, person.id), isNull(notifications.read_at)))
}

/** Throws if a choice is not possible for any person. */
function assertValidPreferences(choices: NotificationPreferences): void {
  for (const topic of notificationTopicKeys)
    for (const channel of notificationChannels)
      if (choices[topic]?.[channel] === false && getNotificationLock(topic, channel))
        throw new PressError('validation', { fields: { [`choices.${topic}.${channel}`]: 'locked' } })
}

type Preferences = ParsedBody<'PUT /api/notification-settings'>

/** Saves the person's preferences and notifies the person's other open pages, in one transaction. */
export async function savePreferences(db: Db, user_id: number, { choices = {}, quiet }: Preferences): Promise<void> {
  assertValidPreferences(choices)
  await db.transaction(async (tx) => {
    // Locks the row, so that two simultaneous changes are applied one after the other.
    await tx.insert(notificationSettings).values({ user_id }).onConflictDoNothing()
    const [row] = await tx
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.user_id, user_id))
      .for('update')
    await tx
      .update(notificationSettings)
      .set({ choices: mergeNotificationPreferences(row?.choices ?? {}, choices), ...(quiet && { quiet }) })
      .where(eq(notificationSettings.user_id, user_id))
    const eventData = { choices, ...(quiet && { quiet }) }
    await recordEvent(tx, 'notification.chosen', { id: user_id, user_id }, eventData, { actor: user_id })
  })
}

/** Stops the letters of a subscription. */
export const unsubscribe = (db: Db, { user_id, of: subscriptionKind }: Subscription): Promise<void> =>
  savePreferences(db, user_id, {
    choices:
      subscriptionKind === 'daily'
        ? Object.fromEntries(notificationTopicKeys.map((topic) => [topic, { daily: false }]))
        : { [subscriptionKind]: { mail: false } },
  })
