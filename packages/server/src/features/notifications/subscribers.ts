import type { Notification } from '@press/contract'
import { roleById, roleByKey, type RoleKey, type StageKey, type WorkTypeName } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { applicationLetters, users } from '../../database/schema.ts'
import type { NewNotification, StoredEvent, Subscriber, Subscribers } from '../../events/subscribers.ts'
import { texts } from '../../texts.ts'
import { calendarSubscribers } from '../calendar/subscribers.ts'
import { chatSubscribers } from '../chat/subscribers.ts'
import { offerSubscribers } from '../offers/subscribers.ts'
import { supportSubscribers } from '../support/subscribers.ts'
import { todoSubscribers } from '../todos/subscribers.ts'

type Data = Notification['data']
type TextKey =
  | 'created'
  | 'mended'
  | 'revision'
  | 'accepted'
  | 'rejected'
  | 'reopened'
  | 'asked'
  | 'joined'
  | 'declined'
  | 'card'
  | 'assigned'
  | 'moved'
  | 'signal'
  | 'signed'
  | 'newSignal'
  | 'remarks'
  | 'workGiven'
  | 'workTaken'
  | 'workAnswered'
  | 'workDeclined'
  | 'workHandedIn'
  | 'workReturned'
  | 'workApproved'
  | 'workCancelled'
  | 'workPaid'
  | 'shortage'
  | 'shortageReceived'
  | 'shortageWrittenOff'

interface Reader {
  id: number
  role_id: number
}

const chiefEditors: readonly RoleKey[] = ['initiator', 'deputy']

/** The words in every language: whoever reads them later may have changed theirs. */
function messages(
  key: TextKey,
  { resource, data }: StoredEvent,
): Pick<Data, 'message_ru' | 'message_kz' | 'message_en'> {
  const inLanguage = (locale: Locale): string => {
    const t = texts(locale)
    const { name, work, count } = data
    const stage = resource === 'techcard' && data['to'] ? t(`domain:stage.${data['to'] as StageKey}`) : ''
    return t(`notifications:${key}`, {
      book: String(data['book_name']),
      stage,
      name: typeof name === 'string' ? name : '',
      work: work ? t(`domain:workType.${work as WorkTypeName}`) : '',
      count: typeof count === 'number' ? count : 0,
    })
  }
  return { message_ru: inLanguage('ru'), message_kz: inLanguage('kz'), message_en: inLanguage('en') }
}

/** Where a reader finds the row: every role has its own address of it. */
function pathOf({ resource, resource_id }: StoredEvent, { role_id }: Reader): string {
  const role = roleById(role_id)
  if (resource === 'application') return `/app/${role?.path}/application-details/${resource_id}`
  if (resource === 'project') return `/app/${role?.path}/project-details/${resource_id}`
  return `/app/${role?.path}/${role?.key === 'author' ? 'booktracking' : 'techcards'}/${resource_id}`
}

function tell(
  event: StoredEvent,
  readers: readonly Reader[],
  kind: Data['kind'],
  key: TextKey,
  mail: NewNotification['mail'] = false,
): NewNotification[] {
  const said = messages(key, event)
  const stage = kind === 'move' || kind === 'signal' ? (event.data['to'] as StageKey | undefined) : undefined
  return readers
    .filter(({ id }) => id !== event.actor_id)
    .map((reader) => ({
      user_id: reader.id,
      data: { ...said, kind, ...(stage && { stage }), path: pathOf(event, reader) },
      mail,
    }))
}

/** Active people, by who they are or by their roles. */
async function people(tx: Tx, which: { ids?: readonly number[]; roles?: readonly RoleKey[] }): Promise<Reader[]> {
  const ids = which.ids ?? []
  const roles = (which.roles ?? []).map((role) => roleByKey(role).id)
  if (!ids.length && !roles.length) return []
  return tx
    .select({ id: users.id, role_id: users.role_id })
    .from(users)
    .where(
      sql`${users.active} and (${ids.length ? inArray(users.id, [...ids]) : sql`false`} or ${roles.length ? inArray(users.role_id, roles) : sql`false`})`,
    )
}

/** The row's own people who are authors; executors among them have their own queue. */
const authors = async (event: StoredEvent, tx: Tx): Promise<Reader[]> =>
  (await people(tx, { ids: event.audience })).filter(({ role_id }) => role_id === roleByKey('author').id)

const toChiefEditors =
  (key: TextKey): Subscriber =>
  async (event, tx) =>
    tell(event, await people(tx, { roles: chiefEditors }), 'application', key)

const toAuthors =
  (kind: Data['kind'], key: TextKey, mail = false): Subscriber =>
  async (event, tx) =>
    tell(event, await authors(event, tx), kind, key, mail)

/** A decision: who sent the application gets the letter that was written, the other authors are told. */
const toDecided =
  (key: 'revision' | 'accepted' | 'rejected'): Subscriber =>
  async (event, tx) => {
    const readers = await authors(event, tx)
    const [letter] = await tx
      .select()
      .from(applicationLetters)
      .where(inArray(applicationLetters.id, numbers(event.data['letter'])))
    const addressee = ({ id }: Reader) => id === letter?.sent_to
    return [
      ...tell(event, readers.filter(addressee), key, key, letter),
      ...tell(
        event,
        readers.filter((reader) => !addressee(reader)),
        key,
        key,
        true,
      ),
    ]
  }

const numbers = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number')

const submitter = async (event: StoredEvent, tx: Tx): Promise<Reader[]> =>
  people(tx, { ids: numbers(event.data['submitter']) })

const manager = async (event: StoredEvent, tx: Tx): Promise<Reader[]> => {
  const id = event.data['project_manager_id']
  return typeof id === 'number' ? people(tx, { ids: [id] }) : []
}

const executor = async (event: StoredEvent, tx: Tx): Promise<Reader[]> =>
  people(tx, { ids: numbers(event.data['executor_id']) })

const toExecutor =
  (key: TextKey, mail = false): Subscriber =>
  async (event, tx) =>
    tell(event, await executor(event, tx), 'work', key, mail)

const toManager =
  (key: TextKey, mail = false): Subscriber =>
  async (event, tx) =>
    tell(event, await manager(event, tx), 'work', key, mail)

/** Who made a run and who leads its book: what is missing of it is theirs to make good. */
const toMakers =
  (key: TextKey, mail = false): Subscriber =>
  async (event, tx) => {
    const printers = await people(tx, { roles: ['typography'] })
    return [
      ...tell(event, printers, 'techcard', key, mail),
      ...tell(event, await manager(event, tx), 'techcard', key, mail),
    ]
  }

/** Who is told what of applications, tech cards, projects, events, offers and requests for help; never the one who did it. */
export const subscribers: Subscribers = {
  ...calendarSubscribers,
  ...chatSubscribers,
  ...offerSubscribers,
  ...supportSubscribers,
  ...todoSubscribers,
  'application.created': toChiefEditors('created'),
  'application.mended': toChiefEditors('mended'),
  'application.revision': toDecided('revision'),
  'application.accepted': toDecided('accepted'),
  'application.rejected': toDecided('rejected'),
  'application.reopened': toAuthors('application', 'reopened'),
  'application.asked': async (event, tx) =>
    tell(event, await people(tx, { ids: numbers(event.data['asked']) }), 'application', 'asked', true),
  'application.joined': async (event, tx) => tell(event, await submitter(event, tx), 'application', 'joined'),
  'application.declined': async (event, tx) => tell(event, await submitter(event, tx), 'application', 'declined'),
  'techcard.created': async (event, tx) => [
    ...tell(event, await authors(event, tx), 'techcard', 'card'),
    ...tell(event, await manager(event, tx), 'techcard', 'assigned', true),
  ],
  'techcard.edited': async (event, tx) => tell(event, await manager(event, tx), 'techcard', 'assigned', true),
  'techcard.moved': async (event, tx) => {
    const readers = await authors(event, tx)
    if (event.data['to'] === 'author') return tell(event, readers, 'signal', 'signal', true)
    const moved = tell(event, readers, 'move', 'moved')
    // What was sent back to be mended waits for its manager.
    return event.data['remarks']
      ? [...moved, ...tell(event, await manager(event, tx), 'signal', 'remarks', true)]
      : moved
  },
  'techcard.takenBack': async (event, tx) => tell(event, await authors(event, tx), 'move', 'moved'),
  'techcard.signalRound': async (event, tx) =>
    event.data['with_author'] ? tell(event, await authors(event, tx), 'signal', 'newSignal', true) : [],
  'techcard.signalApproved': async (event, tx) => tell(event, await manager(event, tx), 'signal', 'signed'),
  'techcard.shortage': toMakers('shortage', true),
  'techcard.shortageReceived': toMakers('shortageReceived'),
  'techcard.shortageWrittenOff': toMakers('shortageWrittenOff'),
  'project.workGiven': toExecutor('workGiven', true),
  'project.workTaken': toManager('workTaken'),
  'project.workAnswered': toManager('workAnswered'),
  'project.workDeclined': toManager('workDeclined', true),
  'project.workHandedIn': toManager('workHandedIn', true),
  'project.workReturned': toExecutor('workReturned', true),
  'project.workApproved': toExecutor('workApproved'),
  'project.workCancelled': toExecutor('workCancelled', true),
  'project.workPaid': toExecutor('workPaid'),
}
