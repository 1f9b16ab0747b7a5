import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { calendarFeeds, emailChanges, passwordResets } from '../database/schema.ts'
import { endSessions } from './sessions.ts'

/** Links that were sent to somebody and set their password open nothing any more. */
export const dropLinks = (tx: Tx, id: number): Promise<unknown> =>
  tx
    .update(passwordResets)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordResets.user_id, id), isNull(passwordResets.used_at)))

/** Ends all that lets somebody in beside their password: sessions, links in letters, the secret address of their calendar. */
export async function endAccess(tx: Tx, id: number): Promise<void> {
  await endSessions(tx, id, {})
  await dropLinks(tx, id)
  await tx.delete(emailChanges).where(eq(emailChanges.user_id, id))
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.user_id, id))
}
