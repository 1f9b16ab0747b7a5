import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { notifications } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'

/** Marks a notification of a person as read; the first time is kept. */
export async function markRead(db: Db, person: Pick<Person, 'id'>, id: number): Promise<void> {
  const updatedRows = await db
    .update(notifications)
    .set({ read_at: sql`coalesce(read_at, now())` })
    .where(and(eq(notifications.id, id), eq(notifications.user_id, person.id)))
    .returning({ id: notifications.id })
  if (!updatedRows.length) throw new PressError('notFound')
}

export async function markAllRead(db: Db, person: Pick<Person, 'id'>): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: sql`now()` })
    .where(and(eq(notifications.user_id, person.id), isNull(notifications.read_at)))
}
