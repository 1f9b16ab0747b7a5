import {
  type TechCard,
  type StageFlags,
  type StageVisit,
  type Scope,
  canReadAuthorContacts,
  getStatus,
  findMissingForPrint,
  buildBookPath,
  getGrantedScope,
  isExecutorDocument,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../../auth/person.ts'
import { toPressDay, getToday } from '../../../clock.ts'
import type { Db } from '../../../database/database.ts'
import { isEvent, eventField } from '../../../database/event-clauses.ts'
import { queryRows, isoTimestampSql } from '../../../database/rows.ts'
import { PressError } from '../../../errors.ts'
import type { Files } from '../../../files/files.ts'
import { authorsJsonSql, getDocuments, canReadApplication } from '../applications.ts'
import type { Context } from '../context.ts'
import { getImage } from '../images.ts'
import { type PersonRow, personJsonSql, toApiPerson } from '../people.ts'
import { flagColumns } from './columns.ts'
import { cardOfferIdSql } from './offer-number.ts'
import { findStageHistories } from './stage-durations.ts'
import { visibleCardsClause, hasWorkOnBook } from './visibility.ts'

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
  const [[cardRow], getStageHistory, cardFiles] = await Promise.all([
    queryRows<FullCardRow>(
      db,
      sql`select tech_cards.id, tech_cards.version, book_name, language, edition_type, "ISBN", udc, bbk, quantity, pages, symbols, format,
          volume, kegel, typeface, printing_method, printer_name, printer_address, ioot, pre_editorial_conclusion, department_protocol, methodological_council_protocol,
          scientific_council_protocol, circulation_author, circulation_university, circulation_library, project_manager_id,
          created_date, appointment_date, due, fname_gdisk, fname_print, fname_signal, delivery_address, from_address,
          delivery_payment, print_info, signal_form, print_form, received, handed_over, ${flagColumns}, "signalEndDate", "printStartDate", application_id,
          ${cardOfferIdSql(person)} as offer_id,
          (select projects.id from projects where projects.tech_card_id = tech_cards.id) as project_id,
          is_archieve::int as is_archieve,
          tech_cards.created_at, updated_at, works_started, cover_file_id, fpage_file_id, ${personJsonSql('users')} as manager,
          ${authorsJsonSql(sql`tech_card_authors where tech_card_id = tech_cards.id`, canReadAuthorContacts(person.role))} as authors,
          (select coalesce(json_agg(json_build_object('id', work_types.id, 'name', work_types.name, 'status', status,
            'executor', ${personJsonSql('executors')}) order by work_types.id), '[]')
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
            'author', ${personJsonSql('sayers')}, 'said_at', ${isoTimestampSql('said_at')}, 'recorded_by', ${personJsonSql('recorders')},
            'recorded_at', ${isoTimestampSql('recorded_at')}, 'message_id', message_id,
            'conversation_id', (select conversation_id from messages join conversation_members own using (conversation_id)
              where messages.id = message_id and own.user_id = ${person.id})) order by message_id), '[]')
            from card_remarks join users sayers on sayers.id = author_id join users recorders on recorders.id = recorded_by
            where tech_card_id = tech_cards.id) as chat_remarks,
          (select coalesce(json_agg(json_build_object('id', shortages.id, 'missing', missing, 'reason', reason,
            'recorded_by', ${personJsonSql('keepers')}, 'recorded_at', ${isoTimestampSql('recorded_at')}, 'outcome', outcome, 'note', note,
            'settled_by', ${personJsonSql('settlers')}, 'settled_at', ${isoTimestampSql('settled_at')}) order by shortages.id), '[]')
            from shortages left join users keepers on keepers.id = recorded_by left join users settlers on settlers.id = settled_by
            where tech_card_id = tech_cards.id) as shortages
        from tech_cards left join users on users.id = project_manager_id
        where tech_cards.id = ${id} and ${visibleCardsClause(scope, person)}`,
    ),
    findStageHistories(db),
    files.findFiles(db, 'techcard', [id]),
  ])
  if (!cardRow) return undefined
  const { works_started, cover_file_id, fpage_file_id, manager, work_types, visits, shortages, chat_remarks, ...card } =
    cardRow
  const toActiveUser = (row: PersonRow | null) => row && toApiPerson(row, files)
  const { src_cover, src_fpage, ioot_file } = cardFiles.get(id) ?? {}
  const applicationFiles = card.application_id
    ? await findReadableDocuments(db, files, card.application_id, person)
    : []
  return {
    ...card,
    status: getStatus({ ...card, worksStarted: works_started > 0 }),
    print_lacks: findMissingForPrint(card),
    work_types: work_types.map((work) => ({ ...work, executor: work.executor && toApiPerson(work.executor, files) })),
    shortages: shortages.map(({ recorded_by, settled_by, ...shortage }) => ({
      ...shortage,
      recorded_by: toActiveUser(recorded_by),
      settled_by: toActiveUser(settled_by),
    })),
    chat_remarks: chat_remarks.map(({ author, recorded_by, ...remark }) => ({
      ...remark,
      author: toApiPerson(author, files),
      recorded_by: toApiPerson(recorded_by, files),
    })),
    project_manager: toActiveUser(manager),
    src_cover: getImage(files, cover_file_id, 'cover'),
    src_fpage: getImage(files, fpage_file_id, 'full'),
    cover_file: src_cover ?? null,
    fpage_file: src_fpage ?? null,
    ioot_file: ioot_file ?? null,
    files: applicationFiles,
    path: buildBookPath(card, visits, getStageHistory(card.edition_type), toPressDay, getToday()),
  }
}

/** Returns the documents of a card's application that the person may read. */
async function findReadableDocuments(
  db: Db,
  files: Files,
  applicationId: number,
  person: Pick<Person, 'id' | 'role'>,
): Promise<TechCard['files']> {
  const documents = Object.entries(
    getDocuments((await files.findFiles(db, 'application', [applicationId])).get(applicationId)),
  )
  const scope = getGrantedScope(person.role, 'applications', 'read')
  const canReadAll = scope !== undefined && (await canReadApplication(db, scope, person, applicationId))
  const canReadMaterials = canReadAll || (await hasWorkOnBook(db, person, applicationId))
  return documents
    .filter(([document]) => canReadAll || (canReadMaterials && isExecutorDocument(document)))
    .map(([document, file]) => ({ ...file, document }))
}

/** Returns the card in the shape of the contract; throws `notFound` if the person may not see it. */
export async function getTechCard({ db, files, person, scope }: Context, id: number): Promise<TechCard> {
  const card = await findTechCard(db, files, id, scope, person)
  if (!card) throw new PressError('notFound')
  return card
}
