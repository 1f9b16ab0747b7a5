import type { ParsedBody } from '@press/contract'
import {
  chosenAnew,
  isTold,
  lockOf,
  noticeChannels,
  noticeTopicKeys,
  topicsOfRole,
  type NoticeChannel,
  type NoticeChoices,
  type NoticeTopic,
  type NotificationSettingsRow,
} from '@press/domain'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../database/database.ts'
import { noticeSettings } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { readersOf, type NoticeReaderRow } from '../../events/recipients.ts'
import { record } from '../../events/record-event.ts'
import type { Subscription } from '../../mail/unsubscribe.ts'
import type { Person } from '../../auth/person.ts'

export async function readerOf(db: Db | Tx, id: number): Promise<NoticeReaderRow> {
  const [reader] = await readersOf(db, [id])
  if (!reader) throw new PressError('notFound')
  return reader
}

/** What somebody is told of, where and when. */
export async function findSettings(db: Db, person: Pick<Person, 'id' | 'role'>): Promise<NotificationSettingsRow> {
  const { choices, quiet, email } = await readerOf(db, person.id)
  const possible = topicsOfRole(person.role)
  const onOf = (topic: NoticeTopic): Record<NoticeChannel, boolean> => ({
    here: isTold(choices, topic, 'here'),
    mail: isTold(choices, topic, 'mail'),
    daily: isTold(choices, topic, 'daily'),
  })
  const topics = noticeTopicKeys.filter((topic) => possible.has(topic)).map((topic) => ({ topic, on: onOf(topic) }))
  return { topics, quiet, email }
}

/** Refuses a choice that is nobody's to make. */
function check(choices: NoticeChoices): void {
  for (const topic of noticeTopicKeys)
    for (const channel of noticeChannels)
      if (choices[topic]?.[channel] === false && lockOf(topic, channel))
        throw new PressError('validation', { fields: { [`choices.${topic}.${channel}`]: 'locked' } })
}

type Wanted = ParsedBody<'PUT /api/notification-settings'>

/** Keeps some choices, in one transaction with the word of it to the person's other pages. */
export async function choose(tx: Tx, user_id: number, { choices = {}, quiet }: Wanted): Promise<void> {
  check(choices)
  // Two boxes ticked at the same moment change one row one after the other.
  await tx.insert(noticeSettings).values({ user_id }).onConflictDoNothing()
  const [row] = await tx.select().from(noticeSettings).where(eq(noticeSettings.user_id, user_id)).for('update')
  await tx
    .update(noticeSettings)
    .set({ choices: chosenAnew(row?.choices ?? {}, choices), ...(quiet && { quiet }) })
    .where(eq(noticeSettings.user_id, user_id))
  const chosen = { choices, ...(quiet && { quiet }) }
  await record(tx, 'notification.chosen', { id: user_id, user_id }, chosen, { actor: user_id })
}

/** Ends the letters that a subscription is of. */
export const unsubscribe = (tx: Tx, { user_id, of }: Subscription): Promise<void> =>
  choose(tx, user_id, {
    choices:
      of === 'daily'
        ? Object.fromEntries(noticeTopicKeys.map((topic) => [topic, { daily: false }]))
        : { [of]: { mail: false } },
  })
