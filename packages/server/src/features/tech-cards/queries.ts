import {
  getFlag,
  getGrantedScope,
  isMaterial,
  findMissingForPrint,
  printNeeds,
  buildBookPath,
  canReadAuthorContacts,
  roleByKey,
  stageFlags,
  stageKeys,
  getStatus,
  type ApplicationStatus,
  type BoardColumn,
  type Conclusion,
  type Conclusions,
  type PrintNeed,
  type Scope,
  type StageFlags,
  type StageKey,
  type StageVisit,
  type Author,
  type TechCard,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { toPressDay, getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { eventField, isEvent } from '../../database/event-clauses.ts'
import type { Files } from '../../files/files.ts'
import { conclusionsJson } from '../applications/conclusions.ts'
import { getDocuments, getAuthors, canReadApplication } from '../applications/queries.ts'
import { getImage } from '../images.ts'
import { activeUser, type PersonRow } from '../people/queries.ts'
import { pastTimesOf } from '../tracking/stage-durations.ts'
import { offerNumberSql } from './offer-link.ts'

/** A card is a person's own if they are one of its authors, submitted its application, or do one of its works. */
export const ownCards = ({ id }: Pick<Person, 'id'>): SQL =>
  sql`tech_cards.id in (
    select tech_card_id from tech_card_authors where user_id = ${id}
    union all select tech_card_id from work_types where executor_id = ${id}
    union all select own.id from tech_cards own join applications on applications.id = own.application_id
      where applications.created_by = ${id})`

export const visibleCards = (scope: Scope, person: Pick<Person, 'id'>): SQL =>
  scope === 'all' ? sql`true` : ownCards(person)

/** The cards of a board column. */
export const inColumnClause = (column: BoardColumn): SQL =>
  sql.raw(column === 'archieve' ? 'is_archieve' : `${getFlag(column)} and not is_archieve`)

/** The columns of delivered books, which grow every year. */
export const delivered: readonly BoardColumn[] = ['done', 'archieve']

/**
 * Cards that are not delivered. `not is_done` means the same but has no index, so queries would also read the books of earlier
 * years.
 */
export const undelivered = sql.raw(`not is_archieve and tech_cards.stage < ${stageKeys.indexOf('done')}`)

/**
 * Counts the cards of a column that are overdue on a day. Delivered books are never overdue, and checking them would read every
 * book of earlier years.
 */
export const countLate = (column: BoardColumn, cards: SQL, on: SQL): SQL =>
  delivered.includes(column)
    ? sql`0`
    : sql`(select count(*) from tech_cards where ${cards} and coalesce(due, 'infinity') < ${on} and not is_done)`

/** Whether a card has what a textbook needs for its run, the same as the domain's `findMissingForPrint`. */
const hasNeed: Record<PrintNeed, string> = {
  ISBN: `coalesce(trim("ISBN"), '') <> ''`,
  methodological_council_protocol: hasProtocol('methodological_council_protocol'),
  scientific_council_protocol: hasProtocol('scientific_council_protocol'),
}

function hasProtocol(column: string): string {
  return `coalesce(${column}->>'number', '') <> '' and coalesce(${column}->>'date', '') <> ''`
}

/** What a textbook lacks for its run, as JSON; null if nothing is missing. */
export const findCardMissingDetails = `case when edition_type = 'textbook' then '[' || nullif(concat_ws(',', ${printNeeds
  .map((need) => `case when not (${hasNeed[need]}) then '"${need}"' end`)
  .join()}), '') || ']' end`

export const flagColumns = sql.raw(stageFlags.join(', '))

/** A person inside JSON that PostgreSQL builds and this code reads. */
export const getPerson = (table: string): SQL =>
  sql.raw(`case when ${table}.id is not null then json_build_object('id', ${table}.id, 'name', ${table}.name,
    'role_id', ${table}.role_id, 'avatar_file_id', ${table}.avatar_file_id) end`)

type FullCardRow = Omit<
  TechCard,
  | 'status'
  | 'print_lacks'
  | 'src_cover'
  | 'src_fpage'
  | 'cover_file'
  | 'fpage_file'
  | 'files'
  | 'path'
  | 'project_manager'
  | 'work_types'
  | 'shortages'
  | 'chat_remarks'
> &
  StageFlags & {
    signalEndDate: string | null
    works_started: number
    cover_file_id: number | null
    fpage_file_id: number | null
    manager: PersonRow | null
    work_types: (Omit<TechCard['work_types'][number], 'executor'> & { executor: PersonRow | null })[]
    visits: StageVisit[]
    shortages: (Omit<TechCard['shortages'][number], 'recorded_by' | 'settled_by'> &
      Record<'recorded_by' | 'settled_by', PersonRow | null>)[]
    chat_remarks: (Omit<TechCard['chat_remarks'][number], 'author' | 'recorded_by'> &
      Record<'author' | 'recorded_by', PersonRow>)[]
  }

/** Returns a card with all its data; undefined if there is none that the person may see. */
export async function findTechCard(
  db: Db,
  files: Files,
  id: number,
  scope: Scope,
  person: Pick<Person, 'id' | 'role'>,
): Promise<TechCard | undefined> {
  const [[found], timesOf, own] = await Promise.all([
    queryRows<FullCardRow>(
      db,
      sql`select tech_cards.id, tech_cards.version, book_name, language, edition_type, "ISBN", udc, bbk, quantity, pages, symbols, format,
          volume, kegel, typeface, printing_method, printer_name, printer_address, ioot, pre_editorial_conclusion, department_protocol, methodological_council_protocol,
          scientific_council_protocol, circulation_author, circulation_university, circulation_library, project_manager_id,
          created_date, appointment_date, due, fname_gdisk, fname_print, fname_signal, delivery_address, from_address,
          delivery_payment, print_info, signal_form, print_form, received, handed_over, ${flagColumns}, "signalEndDate", "printStartDate", application_id,
          ${offerNumberSql(person)} as offer_id,
          (select projects.id from projects where projects.tech_card_id = tech_cards.id) as project_id,
          is_archieve::int as is_archieve,
          tech_cards.created_at, updated_at, works_started, cover_file_id, fpage_file_id, ${getPerson('users')} as manager,
          ${getAuthors(sql`tech_card_authors where tech_card_id = tech_cards.id`, canReadAuthorContacts(person.role))} as authors,
          (select coalesce(json_agg(json_build_object('id', work_types.id, 'name', work_types.name, 'status', status,
            'executor', ${getPerson('executors')}) order by work_types.id), '[]')
            from work_types left join users executors on executors.id = executor_id
            where tech_card_id = tech_cards.id) as work_types,
          (select coalesce(json_agg(json_build_object('stage', visits.stage, 'entered_at', ${isoTimestampSql('visits.entered_at')},
            'left_at', ${isoTimestampSql('visits.left_at')}) order by entered_at, visits.id), '[]')
            from tech_card_stages visits where tech_card_id = tech_cards.id) as visits,
          (select coalesce(json_agg(json_build_object('work', data->'work', 'remarks', data->'reason', 'at', ${isoTimestampSql('at')})
            order by events.id), '[]')
            from events where resource = 'techcard' and resource_id = tech_cards.id and ${isEvent('techcard.moved')}
              and ${eventField('work')} is not null and ${eventField('reason')} is not null) as remarks,
          (select coalesce(json_agg(json_build_object('id', card_remarks.id, 'content', card_remarks.content,
            'author', ${getPerson('sayers')}, 'said_at', ${isoTimestampSql('said_at')}, 'recorded_by', ${getPerson('recorders')},
            'recorded_at', ${isoTimestampSql('recorded_at')}, 'message_id', message_id,
            'conversation_id', (select conversation_id from messages join conversation_members own using (conversation_id)
              where messages.id = message_id and own.user_id = ${person.id})) order by message_id), '[]')
            from card_remarks join users sayers on sayers.id = author_id join users recorders on recorders.id = recorded_by
            where tech_card_id = tech_cards.id) as chat_remarks,
          (select coalesce(json_agg(json_build_object('id', shortages.id, 'missing', missing, 'reason', reason,
            'recorded_by', ${getPerson('keepers')}, 'recorded_at', ${isoTimestampSql('recorded_at')}, 'outcome', outcome, 'note', note,
            'settled_by', ${getPerson('settlers')}, 'settled_at', ${isoTimestampSql('settled_at')}) order by shortages.id), '[]')
            from shortages left join users keepers on keepers.id = recorded_by left join users settlers on settlers.id = settled_by
            where tech_card_id = tech_cards.id) as shortages
        from tech_cards left join users on users.id = project_manager_id
        where tech_cards.id = ${id} and ${visibleCards(scope, person)}`,
    ),
    pastTimesOf(db),
    files.of(db, 'techcard', [id]),
  ])
  if (!found) return undefined
  const { works_started, cover_file_id, fpage_file_id, manager, work_types, visits, shortages, chat_remarks, ...card } =
    found
  const by = (row: PersonRow | null) => row && activeUser(row, files)
  const { src_cover, src_fpage, ioot_file } = own.get(id) ?? {}
  const ofApplication = card.application_id ? await readableDocuments(db, files, card.application_id, person) : []
  return {
    ...card,
    status: getStatus({ ...card, worksStarted: works_started > 0 }),
    print_lacks: findMissingForPrint(card),
    work_types: work_types.map((work) => ({ ...work, executor: work.executor && activeUser(work.executor, files) })),
    shortages: shortages.map(({ recorded_by, settled_by, ...shortage }) => ({
      ...shortage,
      recorded_by: by(recorded_by),
      settled_by: by(settled_by),
    })),
    chat_remarks: chat_remarks.map(({ author, recorded_by, ...remark }) => ({
      ...remark,
      author: activeUser(author, files),
      recorded_by: activeUser(recorded_by, files),
    })),
    project_manager: by(manager),
    src_cover: getImage(files, cover_file_id, 'cover'),
    src_fpage: getImage(files, fpage_file_id, 'full'),
    cover_file: src_cover ?? null,
    fpage_file: src_fpage ?? null,
    ioot_file: ioot_file ?? null,
    files: ofApplication,
    path: buildBookPath(card, visits, timesOf(card.edition_type), toPressDay, getToday()),
  }
}

/** Returns the documents of a card's application that the person may read. */
async function readableDocuments(
  db: Db,
  files: Files,
  application: number,
  person: Pick<Person, 'id' | 'role'>,
): Promise<TechCard['files']> {
  const documents = Object.entries(getDocuments((await files.of(db, 'application', [application])).get(application)))
  const scope = getGrantedScope(person.role, 'applications', 'read')
  const all = scope !== undefined && (await canReadApplication(db, scope, person, application))
  const material = all || (await hasWorkOnBook(db, person, application))
  return documents
    .filter(([document]) => all || (material && isMaterial(document)))
    .map(([document, file]) => ({ ...file, document }))
}

/** Whether the person does one of the works on the book of an application. */
export async function hasWorkOnBook(db: Db, person: Pick<Person, 'id'>, application: number): Promise<boolean> {
  const found = await queryRows(
    db,
    sql`select work_types.id from work_types join tech_cards on tech_cards.id = tech_card_id
      where application_id = ${application} and executor_id = ${person.id} and work_types.status <> 'cancelled'`,
  )
  return found.length > 0
}

/** Returns the managers of the cards that the person may see, including former staff. */
export const getManagers = (db: Db, scope: Scope, person: Pick<Person, 'id'>) =>
  queryRows<PersonRow>(
    db,
    sql`select id, name, role_id, avatar_file_id from users
      where exists (select from tech_cards where project_manager_id = users.id and ${visibleCards(scope, person)})
      order by name limit 500`,
  )

/** Returns the people who can become a card's manager. */
export const projectManagers = (db: Db) =>
  queryRows<PersonRow>(
    db,
    sql`select id, name, role_id, avatar_file_id from users where role_id = ${roleByKey('pm').id} and active order by name limit 500`,
  )

interface EventRow {
  id: number
  at: string
  type: string
  data: {
    from?: StageKey
    to?: StageKey
    reason?: string
    fields?: string[]
    before?: { remark?: string }
    after?: { remark?: string }
  }
  by: PersonRow | null
}

/** Returns all events of a card, newest first. */
export const cardHistory = (db: Db, id: number) =>
  queryRows<EventRow>(
    db,
    sql`select events.id, at, type, data, ${getPerson('users')} as by
      from events left join users on users.id = actor_id
      where resource = 'techcard' and resource_id = ${id} order by events.id desc limit 1000`,
  )

export interface Prefill {
  id: number
  status: ApplicationStatus
  book_name: string
  language: TechCard['language']
  authors: Author[]
  techcard_id: number | null
  department_protocol: Conclusion
  methodological_council_protocol: Conclusion
  scientific_council_protocol: Conclusion
}

/** Maps the protocols of a card to the conclusions of its application. */
const protocols = {
  department_protocol: 'department_conclusion',
  methodological_council_protocol: 'methodological_council_conclusion',
  scientific_council_protocol: 'scientific_council_conclusion',
} as const
const none: Conclusion = { number: null, date: null }

/** Returns what an application prefills in its card: the authors who have joined, and the conclusions as protocols. */
export async function findPrefill(db: Db, id: number): Promise<Prefill | undefined> {
  const [found] = await queryRows<Prefill & { conclusions: Conclusions }>(
    db,
    sql`select applications.id, status, applications.book_name, applications.language, tech_cards.id as techcard_id,
        ${conclusionsJson} as conclusions,
        ${getAuthors(sql`application_authors where application_id = applications.id and asked_at is null`, true)} as authors
      from applications left join tech_cards on tech_cards.application_id = applications.id
      where applications.id = ${id}`,
  )
  if (!found) return undefined
  const { conclusions, ...known } = found
  const protocolEntries = Object.entries(protocols).map(([field, document]) => [field, conclusions[document] ?? none])
  return { ...known, ...(Object.fromEntries(protocolEntries) as Pick<Prefill, keyof typeof protocols>) }
}

/** Whether the card exists and the person may see it. */
export async function canReadTechCard(db: Db, scope: Scope, person: Pick<Person, 'id'>, id: number): Promise<boolean> {
  const found = await queryRows(db, sql`select id from tech_cards where id = ${id} and ${visibleCards(scope, person)}`)
  return found.length > 0
}
