import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { sessions } from '../database/schema.ts'
import { PressError } from '../errors.ts'
import type { Person } from './person.ts'

/** From now on the session may do one dangerous act. */
export const confirmSession = (tx: Queryable, { session_id }: Person) =>
  tx
    .update(sessions)
    .set({ confirmed_at: sql`now()` })
    .where(eq(sessions.id, session_id))

/** Takes the confirmation that a dangerous act needs; refuses where the person has not just shown that it is them. */
export async function consumeConfirmation(tx: Queryable, { session_id }: Person): Promise<void> {
  const taken = await tx
    .update(sessions)
    .set({ confirmed_at: null })
    .where(and(eq(sessions.id, session_id), gt(sessions.confirmed_at, sql`now() - interval '5 minutes'`)))
    .returning({ id: sessions.id })
  if (taken.length === 0) throw new PressError('confirmationNeeded')
}
