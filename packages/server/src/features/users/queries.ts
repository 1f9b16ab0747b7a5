import type { AnswerOf, ParsedQuery } from '@press/contract'
import { invitationLifetimeHours, roleByKey, userStates, type UserState, type UserRow } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import { isLive } from '../../auth/sessions.ts'
import { matchesSearch, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { activeUser, type PersonRow } from '../people/queries.ts'

type Query = ParsedQuery<'GET /api/users'>
type Row = Omit<UserRow, 'avatar'> & PersonRow

const state = sql`case when not users.active then 'inactive' when password_hash is not null then 'active'
  when invited_at > now() - make_interval(hours => ${sql.raw(String(invitationLifetimeHours))}) then 'invited' else 'expired' end`

const columns = sql`users.id, users.version, users.name, users.email,
  (select changes.email from email_changes changes where changes.user_id = users.id and changes.expires_at > now()) as pending_email, role_id, avatar_file_id, coalesce(profiles.phone, '') as phone,
  specialization, organizations.name as organization, profiles.organization_id, ${state} as state, users.created_at, invited_at,
  (select max(sessions.last_seen_at) from sessions where sessions.user_id = users.id and ${isLive}) as last_seen_at`
const from = sql`users left join profiles on profiles.user_id = users.id
  left join organizations on organizations.id = profiles.organization_id`

const sorts: Record<Query['sort_by'], SQL> = {
  name: sql`users.name`,
  role_id: sql`role_id`,
  created_at: sql`users.created_at`,
  last_seen_at: sql`last_seen_at`,
}

const found = ({ search, role, specialization }: Query): SQL =>
  sql`users.merged_into is null and users.removed_at is null and ${matchesSearch(sql`users.search`, search)} and ${role ? sql`role_id = ${roleByKey(role).id}` : sql`true`}
    and ${specialization ? sql`specialization = ${specialization}` : sql`true`}`

const withPicture = ({ avatar_file_id, ...row }: Row, files: Files): UserRow => ({
  ...row,
  ...activeUser({ ...row, avatar_file_id }, files),
})

export async function listUsers({ db, files }: { db: Db; files: Files }, query: Query) {
  const { page, per_page, sort_by, sort_dir } = query
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [listed, tallies] = await Promise.all([
    queryRows<Row>(
      db,
      sql`select ${columns} from ${from} where ${found(query)} and ${query.state ? sql`${state} = ${query.state}` : sql`true`}
        order by ${sorts[sort_by]} ${direction} nulls last, users.id ${direction} ${pageClause(page, per_page)}`,
    ),
    queryRows<{ state: UserState; count: number }>(
      db,
      sql`select ${state} as state, count(*) from ${from} where ${found(query)} group by 1`,
    ),
  ])
  const counts = Object.fromEntries(
    userStates.map((key) => [key, tallies.find((one) => one.state === key)?.count ?? 0]),
  ) as Record<UserState, number>
  const total = query.state ? counts[query.state] : userStates.reduce((sum, key) => sum + counts[key], 0)
  return { users: listed.map((row) => withPicture(row, files)), total, counts }
}

/** Returns organizations by a part of the name or the BIN, with only the fields that a choice needs. */
export const findWorkplaces = (db: Db, search: string) =>
  queryRows<AnswerOf<'GET /api/users/organizations'>['organizations'][number]>(
    db,
    sql`select id, name, coalesce(bin, '') as "IIN" from organizations
      where merged_into is null and ${matchesSearch(sql`organizations.search`, search)} order by name, id limit 25`,
  )

export async function findUser({ db, files }: { db: Db; files: Files }, id: number): Promise<UserRow> {
  const [row] = await queryRows<Row>(db, sql`select ${columns} from ${from} where users.id = ${id}`)
  if (!row) throw new PressError('notFound')
  return withPicture(row, files)
}
