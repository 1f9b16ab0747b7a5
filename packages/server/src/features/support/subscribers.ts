import { roleById, roleByKey, supportAnswerers } from '@press/domain'
import type { Notification } from '@press/contract'
import type { Locale } from '@press/i18n/node'
import { and, eq, inArray } from 'drizzle-orm'
import { users } from '../../database/schema.ts'
import type { NewNotification, StoredEvent, Subscriber, Subscribers } from '../../events/subscribers.ts'
import { texts } from '../../texts.ts'

type Key = 'supportAsked' | 'supportTaken' | 'supportAnswered' | 'supportResolved' | 'supportReopened'

function messages(
  key: Key,
  { data }: StoredEvent,
): Pick<Notification['data'], 'message_ru' | 'message_kz' | 'message_en'> {
  const say = (locale: Locale): string => texts(locale)(`notifications:${key}`, { title: String(data['title']) })
  return { message_ru: say('ru'), message_kz: say('kz'), message_en: say('en') }
}

const told = (key: Key, event: StoredEvent, readers: { id: number; role_id: number }[], mail: boolean) =>
  readers
    .filter(({ id }) => id !== event.actor_id)
    .map(({ id, role_id }): NewNotification => ({
      user_id: id,
      data: {
        ...messages(key, event),
        kind: 'support',
        path: `/app/${roleById(role_id)?.path}/support?request=${event.resource_id}`,
      },
      mail,
    }))

const reader = { id: users.id, role_id: users.role_id }
const answering = supportAnswerers.map((role) => roleByKey(role).id)

const toAnswerers =
  (key: Key): Subscriber =>
  async (event, tx) => {
    const found = await tx
      .select(reader)
      .from(users)
      .where(and(users.active, inArray(users.role_id, answering)))
    return told(key, event, found, true)
  }

const toOwner =
  (key: Key, mail = true): Subscriber =>
  async (event, tx) => {
    const found = await tx
      .select(reader)
      .from(users)
      .where(and(users.active, eq(users.id, Number(event.data['owner']))))
    return told(key, event, found, mail)
  }

/** Who is told what of requests for help: those who answer of what waits, whoever asked of what came of it. */
export const supportSubscribers: Subscribers = {
  'support.created': toAnswerers('supportAsked'),
  'support.reopened': toAnswerers('supportReopened'),
  // One that was taken on with an answer says so.
  'support.taken': (event, tx) =>
    event.data['response'] ? toOwner('supportAnswered')(event, tx) : toOwner('supportTaken', false)(event, tx),
  'support.answered': toOwner('supportAnswered'),
  'support.resolved': toOwner('supportResolved'),
}
