import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { sessions } from '../database/schema.ts'
import { PressError } from '../errors.ts'
import type { Person } from './person.ts'

/** Allows the session one sensitive action. */
export const confirmSession = (tx: Queryable, { session_id }: Person) =>
  tx
    .update(sessions)
    .set({ confirmed_at: sql`now()` })
    .where(eq(sessions.id, session_id))

/**
 * Consumes the confirmation that a sensitive action needs. Refuses the action if the person has not recently confirmed their
 * identity.
 */
export async function consumeConfirmation(tx: Queryable, { session_id }: Person): Promise<void> {
  const updatedRows = await tx
    .update(sessions)
    .set({ confirmed_at: null })
    .where(and(eq(sessions.id, session_id), gt(sessions.confirmed_at, sql`now() - interval '5 minutes'`)))
    .returning({ id: sessions.id })
  if (updatedRows.length === 0) throw new PressError('confirmationNeeded')
}
