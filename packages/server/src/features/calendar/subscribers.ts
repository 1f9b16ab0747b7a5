import type { Notification } from '@press/contract'
import { roleById } from '@press/domain'
import { formatDate, type Locale } from '@press/i18n/node'
import { inArray } from 'drizzle-orm'
import { users } from '../../database/schema.ts'
import type { Tx } from '../../database/database.ts'
import type { NewNotification, StoredEvent, Subscribers } from '../../events/subscribers.ts'
import { texts } from '../../texts.ts'

type Key = 'eventInvited' | 'eventMoved' | 'eventCancelled'

function messages(
  key: Key,
  { data }: StoredEvent,
): Pick<Notification['data'], 'message_ru' | 'message_kz' | 'message_en'> {
  const say = (locale: Locale): string =>
    texts(locale)(`notifications:${key}`, {
      name: String(data['name']),
      date: formatDate(String(data['date']), locale, 'date'),
    })
  return { message_ru: say('ru'), message_kz: say('kz'), message_en: say('en') }
}

/** Tells people of an event, each with the way to its day in their own calendar. */
async function tell(key: Key, event: StoredEvent, ids: unknown, tx: Tx): Promise<NewNotification[]> {
  const asked = Array.isArray(ids) ? ids.map(Number).filter((id) => id !== event.actor_id) : []
  if (asked.length === 0) return []
  const found = await tx.select({ id: users.id, role_id: users.role_id }).from(users).where(inArray(users.id, asked))
  return found.map(({ id, role_id }) => ({
    user_id: id,
    data: {
      ...messages(key, event),
      kind: 'event',
      path: `/app/${roleById(role_id)?.path}/calendar?date=${String(event.data['date'])}`,
    },
    mail: key !== 'eventMoved',
  }))
}

/** Who is told what of the calendar's events: whoever they name, and never the one who did it. */
export const calendarSubscribers: Subscribers = {
  'event.created': (event, tx) => tell('eventInvited', event, event.data['told'], tx),
  'event.changed': async (event, tx) => [
    ...(await tell('eventInvited', event, event.data['told'], tx)),
    ...(await tell('eventMoved', event, event.data['moved'], tx)),
  ],
  'event.removed': (event, tx) => tell('eventCancelled', event, event.data['told'], tx),
}
