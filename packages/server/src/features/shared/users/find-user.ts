import { type UserRow, invitationLifetimeHours } from '@press/domain'
import { sql } from 'drizzle-orm'
import { isLiveSession } from '../../../auth/sessions.ts'
import type { Db } from '../../../database/database.ts'
import { queryRows } from '../../../database/rows.ts'
import { PressError } from '../../../errors.ts'
import type { Files } from '../../../files/files.ts'
import { type PersonRow, toApiPerson } from '../people.ts'

export type Row = Omit<UserRow, 'avatar'> & PersonRow

export const userStateSql = sql`case when not users.active then 'inactive' when password_hash is not null then 'active'
  when invited_at > now() - make_interval(hours => ${sql.raw(String(invitationLifetimeHours))}) then 'invited' else 'expired' end`

export const userColumns = sql`users.id, users.version, users.name, users.email,
  (select changes.email from email_changes changes where changes.user_id = users.id and changes.expires_at > now()) as pending_email, role_id, avatar_file_id, coalesce(profiles.phone, '') as phone,
  specialization, organizations.name as organization, profiles.organization_id, ${userStateSql} as state, users.created_at, invited_at,
  (select max(sessions.last_seen_at) from sessions where sessions.user_id = users.id and ${isLiveSession}) as last_seen_at`
export const usersFrom = sql`users left join profiles on profiles.user_id = users.id
  left join organizations on organizations.id = profiles.organization_id`

export const toUserRow = ({ avatar_file_id, ...row }: Row, files: Files): UserRow => ({
  ...row,
  ...toApiPerson({ ...row, avatar_file_id }, files),
})

export async function findUser({ db, files }: { db: Db; files: Files }, id: number): Promise<UserRow> {
  const [row] = await queryRows<Row>(db, sql`select ${userColumns} from ${usersFrom} where users.id = ${id}`)
  if (!row) throw new PressError('notFound')
  return toUserRow(row, files)
}
