import {
  isNotificationEnabled,
  notificationTopicKeys,
  getTopicsForRole,
  type NotificationChannel,
  type NotificationTopic,
  type NotificationSettingsRow,
} from '@press/domain'
import type { Db, Tx } from '../../database/database.ts'
import { PressError } from '../../errors.ts'
import { findRecipients, type RecipientRow } from '../../events/recipients.ts'
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
