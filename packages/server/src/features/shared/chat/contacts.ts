import { type ChatAccess, roleKeys, getChatAccess, roleByKey } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../../auth/person.ts'
import { ownCardsClause } from '../tech-cards/visibility.ts'

/** How many seconds a person counts as online after the last report of an open page; pages report every minute. */
const onlineWindowSeconds = 90

/** When a person of `users` was last seen, and whether they are online. */
export const presenceJsonSql = (table: string): SQL => sql`(
  select json_build_object('at', to_char(max(present_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'present', coalesce(max(present_at) > now() - make_interval(secs => ${sql.raw(String(onlineWindowSeconds))}), false))
  from sessions where sessions.user_id = ${sql.raw(table)}.id)`

const getRoleIdsByAccess = ({ role }: Person, access: ChatAccess): number[] =>
  roleKeys.filter((other) => getChatAccess(role, other) === access).map((other) => roleByKey(other).id)

/** The people whom a person may write to, as a condition on `users`. */
export function reachableUsersClause(person: Person): SQL {
  const bookRoleIds = getRoleIdsByAccess(person, 'ofBooks')
  // The 0, which no role has, keeps the list from being empty.
  const alwaysReachableRoleIds = [0, ...getRoleIdsByAccess(person, 'always')]
  const sharedBookUserIds =
    person.portal === 'staff'
      ? sql`select user_id from tech_card_authors join tech_cards on tech_cards.id = tech_card_id
          where project_manager_id = ${person.id} and user_id is not null
        union select applications.created_by from applications join tech_cards on tech_cards.application_id = applications.id
          where project_manager_id = ${person.id}`
      : sql`select project_manager_id from tech_cards where project_manager_id is not null and ${ownCardsClause(person)}`
  return sql`users.active and users.id <> ${person.id} and (users.role_id in ${alwaysReachableRoleIds}${
    bookRoleIds.length > 0 ? sql` or (users.role_id in ${bookRoleIds} and users.id in (${sharedBookUserIds}))` : sql``
  })`
}
