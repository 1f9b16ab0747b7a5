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
import { getTranslator } from '../../texts.ts'

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
const getNewStage = (event: StoredEvent): StageKey | undefined =>
  event.resource === 'techcard' && 'to' in event.data && event.type !== 'techcard.handedOver'
    ? event.data.to
    : undefined

const toText = (value: Fact): string => (value === null || value === undefined ? '' : String(value))
const toIds = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number')

/** Returns the texts in every language, because recipients may change their language before they read a notification. */
function buildMessages(
  key: NotificationTextKey,
  event: StoredEvent,
): Pick<Data, 'message_ru' | 'message_kz' | 'message_en'> {
  const facts: Facts = { type: event.type, ...event.data }
  const stage = getNewStage(event)
  const work = event.resource === 'project' && 'work' in event.data ? event.data.work : undefined
  const formatMessage = (locale: Locale): string => {
    const t = getTranslator(locale)
    return t(`notifications:${key}`, {
      book: toText(facts.book_name),
      name: toText(facts.by ?? facts.recipient_name ?? facts.name),
      title:
        event.resource === 'contract'
          ? t(`contracts:named.${event.data.kind}`, { number: event.data.number })
          : toText(facts.title),
      number: toText(facts.number),
      note: toText(facts.note),
      count: Number(facts.count ?? facts.orders ?? facts.sheets ?? 0),
      paper: facts.paper ? printNames(t, locale).paper(toText(facts.paper)) : '',
      sheets: formatNumber(Number(facts.sheets ?? 0), locale),
      stage: stage ? t(`domain:stage.${stage}`) : '',
      work: work ? t(`domain:workType.${work}`) : '',
      date: facts.date ? formatDate(toText(facts.date), locale, 'date') : '',
      time: toText(facts.time),
      sum: formatMoney(Number(facts.amount ?? facts.sum ?? 0), locale),
      agent: toText(facts.agent),
    })
  }
  return { message_ru: formatMessage('ru'), message_kz: formatMessage('kz'), message_en: formatMessage('en') }
}

const userIdsClause = (userIds: number[]): SQL => (userIds.length ? inArray(users.id, userIds) : sql`false`)

/**
 * Returns the active recipients of a notification. Excludes the person who caused the event, unless the event is about that
 * person's own account.
 */
async function findReaders(tx: Tx, event: StoredEvent, recipientKey: NotificationRule['to']): Promise<Reader[]> {
  const { from: recipientSource, roles } = notificationRecipients[recipientKey]
  const recipientsClause =
    recipientSource === 'roles'
      ? sql`true`
      : recipientSource === 'audience'
        ? userIdsClause(event.audience)
        : recipientSource === 'account'
          ? userIdsClause(toIds(event.resource_id))
          : userIdsClause(toIds(new Map<string, unknown>(Object.entries(event.data)).get(recipientSource.data)))
  const recipients = await tx
    .select({ id: users.id, role_id: users.role_id })
    .from(users)
    .where(
      sql`${users.active} and ${recipientsClause} and ${inArray(
        users.role_id,
        roles.map((role) => roleByKey(role).id),
      )}`,
    )
    .orderBy(users.id)
  return recipientSource === 'account' ? recipients : recipients.filter(({ id }) => id !== event.actor_id)
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
  for (const {
    to: recipientKey,
    says: textKey,
    topic,
    look: notificationKind,
    leads: linkTarget,
  } of getNotificationsForEvent(event.type, event.data)) {
    const message = buildMessages(textKey, event)
    const stage = notificationKind === 'move' || notificationKind === 'signal' ? getNewStage(event) : undefined
    for (const { id, role_id } of await findReaders(tx, event, recipientKey)) {
      if (notificationsByUser.has(id)) continue
      const path = getNotificationHref(
        linkTarget,
        getRoleOrDefault(role_id).key,
        event.resource_id,
        'date' in event.data ? toText(event.data.date) : '',
      )
      notificationsByUser.set(id, {
        user_id: id,
        topic,
        data: { ...message, kind: notificationKind, ...(stage && { stage }), path },
        ...(letter?.sent_to === id && { written: { subject: letter.subject, text: letter.text } }),
      })
    }
  }
  return [...notificationsByUser.values()]
}

/** The function that creates notifications, for each event type in the domain's table. */
export const subscribers: Subscribers = Object.fromEntries(notificationTypes.map((type) => [type, createNotifications]))
