import { getChatAccess, roleByKey, roleKeys, type ChatAccess, type ChatMember } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db, Queryable } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { activeUser, type PersonRow } from '../people/queries.ts'
import { ownCards } from '../tech-cards/queries.ts'

/** How many seconds a person counts as online after the last report of an open page; pages report every minute. */
const onlineWindowSeconds = 90

/** When a person of `users` was last seen, and whether they are online. */
export const getPresence = (table: string): SQL => sql`(
  select json_build_object('at', to_char(max(present_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'present', coalesce(max(present_at) > now() - make_interval(secs => ${sql.raw(String(onlineWindowSeconds))}), false))
  from sessions where sessions.user_id = ${sql.raw(table)}.id)`

export interface Presence {
  at: string | null
  present: boolean
}

export const getPresenceStatus = ({
  at,
  present: isPresent,
}: Presence): Pick<ChatMember, 'status' | 'last_seen_at'> => ({
  status: isPresent ? 'active' : 'offline',
  last_seen_at: at,
})

export const getMember = ({ presence, ...row }: PersonRow & { presence: Presence }, files: Files): ChatMember => ({
  ...activeUser(row, files),
  ...getPresenceStatus(presence),
})

const rolesBy = ({ role }: Person, reach: ChatAccess): number[] =>
  roleKeys.filter((other) => getChatAccess(role, other) === reach).map((other) => roleByKey(other).id)

/** The people whom a person may write to, as a condition on `users`. */
export function reachableUsersClause(person: Person): SQL {
  const ofBooks = rolesBy(person, 'ofBooks')
  // The 0, which no role has, keeps the list from being empty.
  const always = [0, ...rolesBy(person, 'always')]
  const tied =
    person.portal === 'staff'
      ? sql`select user_id from tech_card_authors join tech_cards on tech_cards.id = tech_card_id
          where project_manager_id = ${person.id} and user_id is not null
        union select applications.created_by from applications join tech_cards on tech_cards.application_id = applications.id
          where project_manager_id = ${person.id}`
      : sql`select project_manager_id from tech_cards where project_manager_id is not null and ${ownCards(person)}`
  return sql`users.active and users.id <> ${person.id} and (users.role_id in ${always}${
    ofBooks.length > 0 ? sql` or (users.role_id in ${ofBooks} and users.id in (${tied}))` : sql``
  })`
}

interface QueryContext {
  db: Db
  files: Files
  person: Person
}

export async function listContacts({ db, files, person }: QueryContext): Promise<ChatMember[]> {
  const found = await queryRows<PersonRow & { presence: Presence }>(
    db,
    sql`select id, name, role_id, avatar_file_id, ${getPresence('users')} as presence
      from users where ${reachableUsersClause(person)} order by name limit 2000`,
  )
  return found.map((row) => getMember(row, files))
}

/** Whether a person may write to all of these people. */
export async function canWriteToAll(tx: Queryable, person: Person, userIds: readonly number[]): Promise<boolean> {
  if (userIds.length === 0) return true
  const { rows: found } = await tx.execute(
    sql`select from users where ${reachableUsersClause(person)} and id = any(${sql.param([...userIds])}::int[])`,
  )
  return found.length === new Set(userIds).size
}
