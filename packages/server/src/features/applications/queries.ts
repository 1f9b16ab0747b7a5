import type { ParsedQuery } from '@press/contract'
import {
  applicationDocumentKeys,
  applicationStatuses,
  canReadAuthorContacts,
  roleByKey,
  type Scope,
  type StoredFile,
  type Application,
  type Author,
} from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { pageClause, matchesSearch } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, jsonText, queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { conclusionsJson } from './conclusions.ts'

/** Combines two ways to an application, each with its own index. */
const sentOrAuthored = ({ id }: Pick<Person, 'id'>, condition: SQL): SQL =>
  sql`applications.id in (
    select own.id from applications own where own.created_by = ${id}
    union all select application_id from application_authors where user_id = ${id} ${condition})`

/** A person's own applications: those they sent, and those that list them as an author. */
export const ownApplications = (person: Pick<Person, 'id'>): SQL => sentOrAuthored(person, sql``)

/** Applications that a person may change: those where they have agreed to be an author. */
export const consentedApplicationsClause = (person: Pick<Person, 'id'>): SQL =>
  sentOrAuthored(person, sql`and asked_at is null`)

export const visibleApplications = (scope: Scope, person: Pick<Person, 'id'>): SQL =>
  scope === 'all' ? sql`true` : ownApplications(person)

type ListQuery = ParsedQuery<'GET /api/applications'>

const sorts: Record<ListQuery['sort_by'], SQL> = {
  created_at: sql`applications.created_at`,
  book_name: sql`applications.book_name`,
  due: sql`applications.due`,
  status: sql.raw(`array_position('{${applicationStatuses.map((status) => `"${status}"`).join()}}', status)`),
}

const columns = sql`applications.id, applications.version, applications.book_name, applications.language, applications.status,
  applications.budget_source, applications.due, tech_cards.id as techcard_id`

/** Returns a page of applications as JSON text, with the number of applications in each status. */
export function listJson(db: Db, query: ListQuery, scope: Scope, person: Person): Promise<string> {
  const { page, per_page, search, sort_by, sort_dir, status } = query
  const found = sql`${visibleApplications(scope, person)}
    ${search ? sql`and ${matchesSearch(sql`applications.search`, search)}` : sql``}`
  const ofStatus = status ? sql`and applications.status = ${status}` : sql``
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  return jsonText(
    db,
    sql`json_build_object('applications', (
        select coalesce(json_agg(page), '[]') from (
          select ${columns}, applications.authors, ${isoTimestampSql('applications.created_at')} as created_at,
            ${isoTimestampSql('status_since')} as status_since
          from applications left join tech_cards on tech_cards.application_id = applications.id
          where ${found} ${ofStatus}
          order by ${sorts[sort_by]} ${direction} ${sort_by === 'due' ? sql`nulls last` : sql``}, applications.id ${direction}
          ${pageClause(page, per_page)}
        ) page),
      'total', (select count(*) from applications where ${found} ${ofStatus}),
      'counts', (select coalesce(json_object_agg(status, count), '{}')
        from (select status, count(*) from applications where ${found} group by status) counted))`,
  )
}

/** Returns the current files of an application; its rounds store earlier ones next to them. */
export const getDocuments = (files: Record<string, StoredFile> = {}): Application['files'] =>
  Object.fromEntries(applicationDocumentKeys.flatMap((key) => (files[key] ? [[key, files[key]]] : [])))

/** Returns a complete application; undefined when there is none that the person may see. */
export async function findApplication(
  db: Db,
  files: Files,
  id: number,
  scope: Scope,
  person: Pick<Person, 'id' | 'role'>,
): Promise<Application | undefined> {
  const [[found], documents] = await Promise.all([
    queryRows<Omit<Application, 'files'>>(
      db,
      sql`select ${columns}, applications.created_at, status_since, annotation_kz, annotation_rus, annotation_en, agreed, reason,
        ${conclusionsJson} as conclusions,
        (select coalesce(json_agg(${applicationAuthor(person)} order by position), '[]')
          from application_authors left join profiles using (user_id)
            left join organizations on organizations.id = organization_id
          where application_id = applications.id) as authors,
        (select coalesce(json_agg(json_build_object('document', document, 'reason', requests.reason, 'until', until,
            'answer', answer)), '[]')
          from application_revisions requests where application_id = applications.id and status = 'revision'
            and round = (select max(number) from application_rounds rounds where rounds.application_id = applications.id))
          as revision
        from applications left join tech_cards on tech_cards.application_id = applications.id
        where applications.id = ${id} and ${visibleApplications(scope, person)}`,
    ),
    files.of(db, 'application', [id]),
  ])
  return found && { ...found, files: getDocuments(documents.get(id)) }
}

/** An address or a phone number, if the person may read it. */
const contact = (column: string, readable: SQL): SQL => sql`case when ${readable} then ${sql.raw(column)} else '' end`

/** An author sees no contacts of other authors, except those entered for people without an account. */
function applicationAuthor({ role }: Pick<Person, 'role'>): SQL {
  const readable = canReadAuthorContacts(role) ? sql`true` : sql`user_id is null`
  return sql`json_build_object('id', user_id, 'name', application_authors.name,
    'email', ${contact('application_authors.email', readable)}, 'phone', ${contact('application_authors.phone', readable)},
    'organization', organizations.name, 'asked', asked_at is not null)`
}

/** The authors of a row in the API's format; `source` is their table and the condition for its rows. */
export const getAuthors = (source: SQL, contacts: boolean): SQL<Author[]> => {
  const readable = contacts ? sql`true` : sql`false`
  return sql`(select coalesce(json_agg(json_build_object('id', user_id, 'name', name,
    'email', ${contact('email', readable)}, 'phone', ${contact('phone', readable)}) order by position), '[]') from ${source})`
}

export interface TeamRow {
  id: number
  name: string
  role_id: number
  avatar_file_id: number | null
}

/**
 * Returns the people around an application: its authors, those who decided on it, and those who make the book. The first is its
 * owner.
 */
export const findTeam = (db: Db, id: number): Promise<TeamRow[]> =>
  queryRows<TeamRow>(
    db,
    sql`select users.id, users.name, users.role_id, users.avatar_file_id from users
      join (
        select created_by as id, 0 as place from applications where id = ${id}
        union all select user_id, 1 from application_authors where application_id = ${id} and asked_at is null
        union all select actor_id, 2 from events where resource = 'application' and resource_id = ${id}
        union all select project_manager_id, 3 from tech_cards where application_id = ${id}
        union all select executor_id, 4 from work_types join tech_cards on tech_cards.id = tech_card_id
          where application_id = ${id} and work_types.status <> 'cancelled'
      ) members using (id)
      group by users.id order by min(place), users.name`,
  )

/** Finds authors with an account by name; no other data of a person can be searched. */
export const searchAuthors = (db: Db, search: string) =>
  queryRows<{ id: number; name: string; organization: string | null }>(
    db,
    sql`select users.id, users.name, organizations.name as organization
      from users left join profiles on profiles.user_id = users.id
        left join organizations on organizations.id = profiles.organization_id
      where users.role_id = ${roleByKey('author').id} and users.active ${search ? sql`and ${matchesSearch(sql`users.search`, search)}` : sql``}
      order by users.name limit 50`,
  )

/** Whether an application exists and the person may see it. */
export async function canReadApplication(
  db: Db,
  scope: Scope,
  person: Pick<Person, 'id'>,
  id: number,
): Promise<boolean> {
  const found = await queryRows(
    db,
    sql`select id from applications where id = ${id} and ${visibleApplications(scope, person)}`,
  )
  return found.length > 0
}
