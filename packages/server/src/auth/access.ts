import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { calendarFeeds, emailChanges, passwordResets } from '../database/schema.ts'
import { endSessions } from './sessions.ts'

/** Invalidates all unused password links of an account. */
export const invalidatePasswordLinks = (tx: Tx, id: number): Promise<unknown> =>
  tx
    .update(passwordResets)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordResets.user_id, id), isNull(passwordResets.used_at)))

/** Removes every access to an account except its password: sessions, links in letters, and the secret URL of its calendar. */
export async function endAccess(tx: Tx, id: number): Promise<void> {
  await endSessions(tx, id, {})
  await invalidatePasswordLinks(tx, id)
  await tx.delete(emailChanges).where(eq(emailChanges.user_id, id))
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.user_id, id))
}
