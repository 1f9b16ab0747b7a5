import { roleByKey, type Person, type RoleKey } from '@press/domain'
import { sql, and, inArray, eq, type SQL } from 'drizzle-orm'
import type { Db, Queryable } from '../../database/database.ts'
import { users } from '../../database/schema.ts'
import type { Files } from '../../files/files.ts'
import { getImage } from './images.ts'
import { buildSearchCondition } from '../../database/clauses.ts'
import { queryRows } from '../../database/rows.ts'

/** A person as queries return them, before the picture has a URL. */
export interface PersonRow {
  id: number
  name: string
  role_id: number
  avatar_file_id: number | null
}

/** Returns the person in the API's format, with the URL of the picture. */
export const toApiPerson = ({ id, name, role_id, avatar_file_id }: PersonRow, files: Files): Person => ({
  id,
  name,
  role_id,
  avatar: getImage(files, avatar_file_id, 'thumb'),
})

/** Whether all of these people have the role and are active. */
export async function allHaveRole(tx: Queryable, role: RoleKey, ids: readonly number[]): Promise<boolean> {
  const uniqueIds = [...new Set(ids)]
  if (!uniqueIds.length) return true
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, uniqueIds), eq(users.role_id, roleByKey(role).id), users.active))
  return rows.length === uniqueIds.length
}

/** A person inside JSON that PostgreSQL builds and this code reads. */
export const personJsonSql = (table: string): SQL =>
  sql.raw(`case when ${table}.id is not null then json_build_object('id', ${table}.id, 'name', ${table}.name,
    'role_id', ${table}.role_id, 'avatar_file_id', ${table}.avatar_file_id) end`)

/** Returns the people who can become a card's manager. */
export const findProjectManagers = (db: Db) =>
  queryRows<PersonRow>(
    db,
    sql`select id, name, role_id, avatar_file_id from users where role_id = ${roleByKey('pm').id} and active order by name limit 500`,
  )

/** Finds authors with an account by name; no other data of a person can be searched. */
export const searchAuthors = (db: Db, search: string) =>
  queryRows<{ id: number; name: string; organization: string | null }>(
    db,
    sql`select users.id, users.name, organizations.name as organization
      from users left join profiles on profiles.user_id = users.id
        left join organizations on organizations.id = profiles.organization_id
      where users.role_id = ${roleByKey('author').id} and users.active ${search ? sql`and ${buildSearchCondition(sql`users.search`, search)}` : sql``}
      order by users.name limit 50`,
  )
