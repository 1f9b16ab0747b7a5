import type { ParsedBody } from '@press/contract'
import {
  mergeNotificationPreferences,
  isNotificationEnabled,
  getNotificationLock,
  notificationChannels,
  notificationTopicKeys,
  getTopicsForRole,
  type NotificationChannel,
  type NotificationPreferences,
  type NotificationTopic,
  type NotificationSettingsRow,
} from '@press/domain'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../database/database.ts'
import { notificationSettings } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { findRecipients, type RecipientRow } from '../../events/recipients.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Subscription } from '../../mail/unsubscribe.ts'
import type { Person } from '../../auth/person.ts'

export async function findRecipient(db: Db | Tx, id: number): Promise<RecipientRow> {
  const [reader] = await findRecipients(db, [id])
  if (!reader) throw new PressError('notFound')
  return reader
}

/** Returns a person's notification settings: topics, channels and quiet hours. */
export async function findSettings(db: Db, person: Pick<Person, 'id' | 'role'>): Promise<NotificationSettingsRow> {
  const { choices, quiet, email } = await findRecipient(db, person.id)
  const availableTopics = getTopicsForRole(person.role)
  const getEnabledChannels = (topic: NotificationTopic): Record<NotificationChannel, boolean> => ({
    here: isNotificationEnabled(choices, topic, 'here'),
    mail: isNotificationEnabled(choices, topic, 'mail'),
    daily: isNotificationEnabled(choices, topic, 'daily'),
  })
  const topics = notificationTopicKeys
    .filter((topic) => availableTopics.has(topic))
    .map((topic) => ({ topic, on: getEnabledChannels(topic) }))
  return { topics, quiet, email }
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
export async function savePreferences(tx: Tx, user_id: number, { choices = {}, quiet }: Preferences): Promise<void> {
  assertValidPreferences(choices)
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
}

/** Stops the letters of a subscription. */
export const unsubscribe = (tx: Tx, { user_id, of: subscriptionKind }: Subscription): Promise<void> =>
  savePreferences(tx, user_id, {
    choices:
      subscriptionKind === 'daily'
        ? Object.fromEntries(notificationTopicKeys.map((topic) => [topic, { daily: false }]))
        : { [subscriptionKind]: { mail: false } },
  })
