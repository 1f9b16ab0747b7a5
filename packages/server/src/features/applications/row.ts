import type { Happening } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { applications } from '../../database/schema.ts'
import { record } from '../../events/record.ts'

/** What every change of an application sets. */
export const changed = { version: sql`${applications.version} + 1`, updated_at: sql`now()` }

/** Writes what happened to an application into the log; those who sent it or stand on it hear of it, who is only asked does not. */
export async function recordOf(
  tx: Tx,
  { person }: { person: { id: number | null } },
  what: Happening<'application'>,
  id: number,
  { audience = [], ...data }: { book_name: string; audience?: readonly number[]; [more: string]: unknown },
): Promise<void> {
  const { rows } = await tx.execute<{ user_id: number }>(
    sql`select created_by as user_id from applications where id = ${id}
      union select user_id from application_authors
        where application_id = ${id} and user_id is not null and asked_at is null`,
  )
  await record(tx, {
    type: `application.${what}`,
    resource: 'application',
    resource_id: id,
    actor_id: person.id,
    data,
    audience: [...rows.map(({ user_id }) => user_id), ...audience],
  })
}
