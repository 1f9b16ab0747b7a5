import type { ChatMember } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db, Queryable } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { type PersonRow, toApiPerson } from '../shared/people.ts'
import { presenceJsonSql, reachableUsersClause } from '../shared/chat/contacts.ts'

export interface Presence {
  /** The moment at which an open page of the person was last reported. */
  at: string | null
  /** Whether the person is online. */
  present: boolean
}

export const getPresenceStatus = ({
  at,
  present: isPresent,
}: Presence): Pick<ChatMember, 'status' | 'last_seen_at'> => ({
  status: isPresent ? 'active' : 'offline',
  last_seen_at: at,
})

export const toChatMember = ({ presence, ...row }: PersonRow & { presence: Presence }, files: Files): ChatMember => ({
  ...toApiPerson(row, files),
  ...getPresenceStatus(presence),
})

interface QueryContext {
  db: Db
  files: Files
  person: Person
}

export async function listContacts({ db, files, person }: QueryContext): Promise<ChatMember[]> {
  const rows = await queryRows<PersonRow & { presence: Presence }>(
    db,
    sql`select id, name, role_id, avatar_file_id, ${presenceJsonSql('users')} as presence
      from users where ${reachableUsersClause(person)} order by name limit 2000`,
  )
  return rows.map((row) => toChatMember(row, files))
}

/** Whether a person may write to all of these people. */
export async function canWriteToAll(tx: Queryable, person: Person, userIds: readonly number[]): Promise<boolean> {
  if (userIds.length === 0) return true
  const { rows } = await tx.execute(
    sql`select from users where ${reachableUsersClause(person)} and id = any(${sql.param([...userIds])}::int[])`,
  )
  return rows.length === new Set(userIds).size
}
