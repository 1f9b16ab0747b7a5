import type { Person as ActiveUser } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { type PersonRow, toApiPerson } from '../shared/people.ts'
import { invitableClause } from '../shared/guests.ts'

export async function listInvitableUsers({
  db,
  files,
  person,
}: {
  db: Db
  files: Files
  person: Person
}): Promise<ActiveUser[]> {
  const rows = await queryRows<PersonRow>(
    db,
    sql`select id, name, role_id, avatar_file_id from users where ${invitableClause(person)} order by name limit 1000`,
  )
  return rows.map((one) => toApiPerson(one, files))
}
