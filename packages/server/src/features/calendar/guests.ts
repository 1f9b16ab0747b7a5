import { canInvite, roleByKey, roleKeys, type Person as ActiveUser } from '@press/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db, Queryable } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { activeUser, type PersonRow } from '../people/queries.ts'

const invitedRoles = roleKeys.filter(canInvite).map((role) => roleByKey(role).id)

/** The people whom a person may invite, as a condition on `users`. */
const invitable = ({ id, role }: Person): SQL =>
  canInvite(role) ? sql`active and id <> ${id} and role_id in ${invitedRoles}` : sql`false`

export async function listInvitable({
  db,
  files,
  person,
}: {
  db: Db
  files: Files
  person: Person
}): Promise<ActiveUser[]> {
  const found = await queryRows<PersonRow>(
    db,
    sql`select id, name, role_id, avatar_file_id from users where ${invitable(person)} order by name limit 1000`,
  )
  return found.map((one) => activeUser(one, files))
}

/** Whether a person may invite all of these people. */
export async function mayInvite(tx: Queryable, person: Person, guestIds: readonly number[]): Promise<boolean> {
  if (guestIds.length === 0) return true
  const { rows: found } = await tx.execute(
    sql`select from users where ${invitable(person)} and id = any(${sql.param([...guestIds])}::int[])`,
  )
  return found.length === guestIds.length
}
