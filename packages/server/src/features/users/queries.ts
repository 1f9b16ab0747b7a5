import type { ParsedQuery, AnswerOf } from '@press/contract'
import { roleByKey, type UserState, userStates } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { type Row, userColumns, usersFrom, userStateSql, toUserRow } from '../shared/users/find-user.ts'

type Query = ParsedQuery<'GET /api/users'>

const sorts: Record<Query['sort_by'], SQL> = {
  name: sql`users.name`,
  role_id: sql`role_id`,
  created_at: sql`users.created_at`,
  last_seen_at: sql`last_seen_at`,
}

const searchClause = ({ search, role, specialization }: Query): SQL =>
  sql`users.merged_into is null and users.removed_at is null and ${buildSearchCondition(sql`users.search`, search)} and ${role ? sql`role_id = ${roleByKey(role).id}` : sql`true`}
    and ${specialization ? sql`specialization = ${specialization}` : sql`true`}`

export async function listUsers({ db, files }: { db: Db; files: Files }, query: Query) {
  const { page, per_page, sort_by, sort_dir } = query
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [pageRows, tallies] = await Promise.all([
    queryRows<Row>(
      db,
      sql`select ${userColumns} from ${usersFrom} where ${searchClause(query)} and ${query.state ? sql`${userStateSql} = ${query.state}` : sql`true`}
        order by ${sorts[sort_by]} ${direction} nulls last, users.id ${direction} ${pageClause(page, per_page)}`,
    ),
    queryRows<{ state: UserState; count: number }>(
      db,
      sql`select ${userStateSql} as state, count(*) from ${usersFrom} where ${searchClause(query)} group by 1`,
    ),
  ])
  const counts = Object.fromEntries(
    userStates.map((key) => [key, tallies.find((one) => one.state === key)?.count ?? 0]),
  ) as Record<UserState, number>
  const total = query.state ? counts[query.state] : userStates.reduce((sum, key) => sum + counts[key], 0)
  return { users: pageRows.map((row) => toUserRow(row, files)), total, counts }
}

/** Returns organizations by a part of the name or the BIN, with only the fields that a list of choices needs. */
export const findWorkplaces = (db: Db, search: string) =>
  queryRows<AnswerOf<'GET /api/users/organizations'>['organizations'][number]>(
    db,
    sql`select id, name, coalesce(bin, '') as "IIN" from organizations
      where merged_into is null and ${buildSearchCondition(sql`organizations.search`, search)} order by name, id limit 25`,
  )
