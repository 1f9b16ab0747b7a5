import { type Scope, type StoredFile, type Application, applicationDocumentKeys, type Author } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'

/** The numbers and dates of an application's conclusions, as JSON in a query over `applications`. */
export const conclusionsJsonSql: SQL = sql`(select coalesce(json_object_agg(document,
    json_build_object('number', number, 'date', date)), '{}')
  from application_conclusions where application_id = applications.id)`

/** Selects applications by their sender and by their authors separately, so that each query uses its own index. */
const sentOrAuthoredClause = ({ id }: Pick<Person, 'id'>, condition: SQL): SQL =>
  sql`applications.id in (
    select own.id from applications own where own.created_by = ${id}
    union all select application_id from application_authors where user_id = ${id} ${condition})`

/** A person's own applications: those they sent, and those that list them as an author. */
export const ownApplicationsClause = (person: Pick<Person, 'id'>): SQL => sentOrAuthoredClause(person, sql``)

/** Applications that a person may change: those where they have agreed to be an author. */
export const consentedApplicationsClause = (person: Pick<Person, 'id'>): SQL =>
  sentOrAuthoredClause(person, sql`and asked_at is null`)

export const visibleApplicationsClause = (scope: Scope, person: Pick<Person, 'id'>): SQL =>
  scope === 'all' ? sql`true` : ownApplicationsClause(person)

/** Returns the current files of an application; its rounds store earlier ones next to them. */
export const getDocuments = (files: Record<string, StoredFile> = {}): Application['files'] =>
  Object.fromEntries(applicationDocumentKeys.flatMap((key) => (files[key] ? [[key, files[key]]] : [])))

/** An address or a phone number, if the person may read it. */
export const contactSql = (column: string, isReadable: SQL): SQL =>
  sql`case when ${isReadable} then ${sql.raw(column)} else '' end`

/** The authors of a row in the API's format; `source` is their table and the condition for its rows. */
export const authorsJsonSql = (source: SQL, showContacts: boolean): SQL<Author[]> => {
  const isReadable = showContacts ? sql`true` : sql`false`
  return sql`(select coalesce(json_agg(json_build_object('id', user_id, 'name', name,
    'email', ${contactSql('email', isReadable)}, 'phone', ${contactSql('phone', isReadable)}) order by position), '[]') from ${source})`
}

/** Whether an application exists and the person may see it. */
export async function canReadApplication(
  db: Db,
  scope: Scope,
  person: Pick<Person, 'id'>,
  id: number,
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select id from applications where id = ${id} and ${visibleApplicationsClause(scope, person)}`,
  )
  return rows.length > 0
}
