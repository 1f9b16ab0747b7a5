import type { Notification } from '@press/contract'
import {
  noticeAddress,
  noticeReaders,
  notices,
  noticesOf,
  roleByKey,
  roleOf,
  type ContractKind,
  type NoticeRow,
  type NoticeText,
  type StageKey,
  type WorkTypeName,
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

const word = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const ids = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number')

/** The words in every language: whoever reads them later may have changed theirs. */
function messages(
  key: NoticeText,
  { resource, data }: StoredEvent,
): Pick<Data, 'message_ru' | 'message_kz' | 'message_en'> {
  const inLanguage = (locale: Locale): string => {
    const t = texts(locale)
    return t(`notifications:${key}`, {
      book: word(data['book_name']),
      name: word(data['by'] ?? data['recipient_name'] ?? data['name']),
      title:
        resource === 'contract'
          ? t(`contracts:named.${data['kind'] as ContractKind}`, { number: word(data['number']) })
          : word(data['title']),
      number: word(data['number']),
      note: word(data['note']),
      count: Number(data['count'] ?? data['orders'] ?? data['sheets'] ?? 0),
      paper: data['paper'] ? printNames(t, locale).paper(word(data['paper'])) : '',
      sheets: formatNumber(Number(data['sheets'] ?? 0), locale),
      stage: resource === 'techcard' && data['to'] ? t(`domain:stage.${data['to'] as StageKey}`) : '',
      work: data['work'] ? t(`domain:workType.${data['work'] as WorkTypeName}`) : '',
      date: data['date'] ? formatDate(word(data['date']), locale, 'date') : '',
      time: word(data['time']),
      sum: formatMoney(Number(data['amount'] ?? data['sum'] ?? 0), locale),
      agent: word(data['agent']),
    })
  }
  return { message_ru: inLanguage('ru'), message_kz: inLanguage('kz'), message_en: inLanguage('en') }
}

const among = (wanted: number[]): SQL => (wanted.length ? inArray(users.id, wanted) : sql`false`)

/** Active people whom a row of the table is for; whoever did it knows, unless it is about their own account. */
async function readersOf(tx: Tx, event: StoredEvent, to: NoticeRow['to']): Promise<Reader[]> {
  const { from, roles } = noticeReaders[to]
  const who =
    from === 'roles'
      ? sql`true`
      : from === 'audience'
        ? among(event.audience)
        : from === 'account'
          ? among(ids(event.resource_id))
          : among(ids(event.data[from.data]))
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

/** The letter that somebody wrote with a decision, for who sent the application. */
async function writtenWith(tx: Tx, { data }: StoredEvent) {
  const [id] = ids(data['letter'])
  if (id === undefined) return undefined
  const [letter] = await tx.select().from(applicationLetters).where(eq(applicationLetters.id, id))
  return letter
}

async function tell(event: StoredEvent, tx: Tx): Promise<NewNotification[]> {
  const told = new Map<number, NewNotification>()
  const letter = await writtenWith(tx, event)
  for (const { to, says, topic, look, leads } of noticesOf(event.type, event.data)) {
    const said = messages(says, event)
    const stage = look === 'move' || look === 'signal' ? (event.data['to'] as StageKey | undefined) : undefined
    for (const { id, role_id } of await readersOf(tx, event, to)) {
      if (told.has(id)) continue
      const path = noticeAddress(leads, roleOf(role_id).key, event.resource_id, word(event.data['date']))
      told.set(id, {
        user_id: id,
        topic,
        data: { ...said, kind: look, ...(stage && { stage }), path },
        ...(letter?.sent_to === id && { written: { subject: letter.subject, text: letter.text } }),
      })
    }
  }
  return [...told.values()]
}

/** Who is told what of everything that happens, as the domain's table says. */
export const subscribers: Subscribers = Object.fromEntries(Object.keys(notices).map((type) => [type, tell]))
