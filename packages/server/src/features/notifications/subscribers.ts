import type { Notification } from '@press/contract'
import {
  getNotificationHref,
  notificationRecipients,
  getNotificationsForEvent,
  notificationTypes,
  roleByKey,
  getRoleOrDefault,
  type EventType,
  type NotificationRule,
  type NotificationTextKey,
  type StageKey,
} from '@press/domain'
import { formatDate, formatMoney, formatNumber, printNames, type Locale } from '@press/i18n/node'
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { applicationLetters, users } from '../../database/schema.ts'
import type { NewNotification, StoredEvent, Subscribers } from '../../events/subscribers.ts'
import { texts } from '../../texts.ts'

type Data = Notification['data']
interface Reader {
  id: number
  role_id: number
}

type Fact = string | number | null | undefined

/** The data that notification texts mention, under the names that events use. */
interface Facts {
  type: EventType
  book_name?: Fact
  by?: Fact
  recipient_name?: Fact
  name?: Fact
  title?: Fact
  number?: Fact
  note?: Fact
  count?: Fact
  orders?: Fact
  sheets?: Fact
  paper?: Fact
  date?: Fact
  time?: Fact
  amount?: Fact
  sum?: Fact
  agent?: Fact
}

/** Returns the stage that a book was moved to; undefined for other events. */
const stageOf = (event: StoredEvent): StageKey | undefined =>
  event.resource === 'techcard' && 'to' in event.data && event.type !== 'techcard.handedOver'
    ? event.data.to
    : undefined

const word = (value: Fact): string => (value === null || value === undefined ? '' : String(value))
const ids = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number')

/** Returns the texts in every language, because recipients may change their language before they read a notification. */
function messages(
  key: NotificationTextKey,
  event: StoredEvent,
): Pick<Data, 'message_ru' | 'message_kz' | 'message_en'> {
  const facts: Facts = { type: event.type, ...event.data }
  const stage = stageOf(event)
  const work = event.resource === 'project' && 'work' in event.data ? event.data.work : undefined
  const inLanguage = (locale: Locale): string => {
    const t = texts(locale)
    return t(`notifications:${key}`, {
      book: word(facts.book_name),
      name: word(facts.by ?? facts.recipient_name ?? facts.name),
      title:
        event.resource === 'contract'
          ? t(`contracts:named.${event.data.kind}`, { number: event.data.number })
          : word(facts.title),
      number: word(facts.number),
      note: word(facts.note),
      count: Number(facts.count ?? facts.orders ?? facts.sheets ?? 0),
      paper: facts.paper ? printNames(t, locale).paper(word(facts.paper)) : '',
      sheets: formatNumber(Number(facts.sheets ?? 0), locale),
      stage: stage ? t(`domain:stage.${stage}`) : '',
      work: work ? t(`domain:workType.${work}`) : '',
      date: facts.date ? formatDate(word(facts.date), locale, 'date') : '',
      time: word(facts.time),
      sum: formatMoney(Number(facts.amount ?? facts.sum ?? 0), locale),
      agent: word(facts.agent),
    })
  }
  return { message_ru: inLanguage('ru'), message_kz: inLanguage('kz'), message_en: inLanguage('en') }
}

const among = (userIds: number[]): SQL => (userIds.length ? inArray(users.id, userIds) : sql`false`)

/**
 * Returns the active recipients of a notification. Excludes the person who caused the event, unless the event is about that
 * person's own account.
 */
async function readersOf(tx: Tx, event: StoredEvent, to: NotificationRule['to']): Promise<Reader[]> {
  const { from, roles } = notificationRecipients[to]
  const who =
    from === 'roles'
      ? sql`true`
      : from === 'audience'
        ? among(event.audience)
        : from === 'account'
          ? among(ids(event.resource_id))
          : among(ids(new Map<string, unknown>(Object.entries(event.data)).get(from.data)))
  const found = await tx
    .select({ id: users.id, role_id: users.role_id })
    .from(users)
    .where(
      sql`${users.active} and ${who} and ${inArray(
        users.role_id,
        roles.map((role) => roleByKey(role).id),
      )}`,
    )
    .orderBy(users.id)
  return from === 'account' ? found : found.filter(({ id }) => id !== event.actor_id)
}

/** Returns the letter that a person wrote with a decision, for the sender of the application. */
async function findDecisionLetter(tx: Tx, { data }: StoredEvent) {
  if (!('letter' in data) || data.letter === undefined) return undefined
  const [letter] = await tx.select().from(applicationLetters).where(eq(applicationLetters.id, data.letter))
  return letter
}

async function createNotifications(event: StoredEvent, tx: Tx): Promise<NewNotification[]> {
  const notificationsByUser = new Map<number, NewNotification>()
  const letter = await findDecisionLetter(tx, event)
  for (const { to, says, topic, look, leads } of getNotificationsForEvent(event.type, event.data)) {
    const message = messages(says, event)
    const stage = look === 'move' || look === 'signal' ? stageOf(event) : undefined
    for (const { id, role_id } of await readersOf(tx, event, to)) {
      if (notificationsByUser.has(id)) continue
      const path = getNotificationHref(
        leads,
        getRoleOrDefault(role_id).key,
        event.resource_id,
        'date' in event.data ? word(event.data.date) : '',
      )
      notificationsByUser.set(id, {
        user_id: id,
        topic,
        data: { ...message, kind: look, ...(stage && { stage }), path },
        ...(letter?.sent_to === id && { written: { subject: letter.subject, text: letter.text } }),
      })
    }
  }
  return [...notificationsByUser.values()]
}

/** The function that creates notifications, for each event type in the domain's table. */
export const subscribers: Subscribers = Object.fromEntries(notificationTypes.map((type) => [type, createNotifications]))
