import { roleKeys, canInvite, roleByKey } from '@press/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Queryable } from '../../database/database.ts'

const invitedRoles = roleKeys.filter(canInvite).map((role) => roleByKey(role).id)

/** The people whom a person may invite, as a condition on `users`. */
export const invitableClause = ({ id, role }: Person): SQL =>
  canInvite(role) ? sql`active and id <> ${id} and role_id in ${invitedRoles}` : sql`false`

/** Whether a person may invite all of these people. */
export async function mayInvite(tx: Queryable, person: Person, guestIds: readonly number[]): Promise<boolean> {
  if (guestIds.length === 0) return true
  const { rows } = await tx.execute(
    sql`select from users where ${invitableClause(person)} and id = any(${sql.param([...guestIds])}::int[])`,
  )
  return rows.length === guestIds.length
}
