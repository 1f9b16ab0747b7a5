import type { ParsedQuery } from '@press/contract'
import { applicationStatuses, type Scope, type Application, canReadAuthorContacts } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryJsonText, isoTimestampSql, queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { visibleApplicationsClause, conclusionsJsonSql, getDocuments, contactSql } from '../shared/applications.ts'

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
export function listApplicationsJson(db: Db, query: ListQuery, scope: Scope, person: Person): Promise<string> {
  const { page, per_page, search, sort_by, sort_dir, status } = query
  const whereClause = sql`${visibleApplicationsClause(scope, person)}
    ${search ? sql`and ${buildSearchCondition(sql`applications.search`, search)}` : sql``}`
  const statusClause = status ? sql`and applications.status = ${status}` : sql``
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  return queryJsonText(
    db,
    sql`json_build_object('applications', (
        select coalesce(json_agg(page), '[]') from (
          select ${columns}, applications.authors, ${isoTimestampSql('applications.created_at')} as created_at,
            ${isoTimestampSql('status_since')} as status_since
          from applications left join tech_cards on tech_cards.application_id = applications.id
          where ${whereClause} ${statusClause}
          order by ${sorts[sort_by]} ${direction} ${sort_by === 'due' ? sql`nulls last` : sql``}, applications.id ${direction}
          ${pageClause(page, per_page)}
        ) page),
      'total', (select count(*) from applications where ${whereClause} ${statusClause}),
      'counts', (select coalesce(json_object_agg(status, count), '{}')
        from (select status, count(*) from applications where ${whereClause} group by status) counted))`,
  )
}

/** Returns a complete application; undefined when it does not exist or the person may not see it. */
export async function findApplication(
  db: Db,
  files: Files,
  id: number,
  scope: Scope,
  person: Pick<Person, 'id' | 'role'>,
): Promise<Application | undefined> {
  const [[application], documents] = await Promise.all([
    queryRows<Omit<Application, 'files'>>(
      db,
      sql`select ${columns}, applications.created_at, status_since, annotation_kz, annotation_rus, annotation_en, agreed, reason,
        ${conclusionsJsonSql} as conclusions,
        (select coalesce(json_agg(${authorJsonSql(person)} order by position), '[]')
          from application_authors left join profiles using (user_id)
            left join organizations on organizations.id = organization_id
          where application_id = applications.id) as authors,
        (select coalesce(json_agg(json_build_object('document', document, 'reason', requests.reason, 'until', until,
            'answer', answer)), '[]')
          from application_revisions requests where application_id = applications.id and status = 'revision'
            and round = (select max(number) from application_rounds rounds where rounds.application_id = applications.id))
          as revision
        from applications left join tech_cards on tech_cards.application_id = applications.id
        where applications.id = ${id} and ${visibleApplicationsClause(scope, person)}`,
    ),
    files.findFiles(db, 'application', [id]),
  ])
  return application && { ...application, files: getDocuments(documents.get(id)) }
}

/** An author sees no contacts of other authors, except those entered for people without an account. */
function authorJsonSql({ role }: Pick<Person, 'role'>): SQL {
  const isReadable = canReadAuthorContacts(role) ? sql`true` : sql`user_id is null`
  return sql`json_build_object('id', user_id, 'name', application_authors.name,
    'email', ${contactSql('application_authors.email', isReadable)}, 'phone', ${contactSql('application_authors.phone', isReadable)},
    'organization', organizations.name, 'asked', asked_at is not null)`
}

export interface TeamRow {
  id: number
  name: string
  role_id: number
  avatar_file_id: number | null
}

/**
 * Returns the people involved in an application: its authors, the people who decided on it, and the people who make the book. The
 * first person is its owner.
 */
export const findApplicationTeam = (db: Db, id: number): Promise<TeamRow[]> =>
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
