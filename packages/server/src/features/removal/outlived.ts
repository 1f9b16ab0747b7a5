import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { removals } from '../../database/schema.ts'
import { cutExpiredSeals } from '../../events/cut.ts'
import { recordEvent } from '../../events/record-event.ts'
import { buildRetentionEndStatements } from './blank.ts'
import { findMergedAccountIds, getRemovedName } from './carry-out.ts'

/** Deletes data after its retention period: documents of removed people, and log entries. */
export async function deleteExpiredData(tx: Tx): Promise<void> {
  const expiredRemovals = await tx
    .select({ id: removals.id, user: removals.user_id })
    .from(removals)
    .where(and(lt(removals.papers_until, getToday()), isNull(removals.outlived_at)))
    .orderBy(removals.id)
    .limit(100)
  for (const { id, user } of expiredRemovals) {
    for (const accountId of await findMergedAccountIds(tx, user))
      for (const statement of buildRetentionEndStatements(accountId, getRemovedName())) await tx.execute(statement)
    await recordEvent(tx, 'user.papersCleared', { id: user }, {}, { actor: null })
    await tx
      .update(removals)
      .set({ outlived_at: sql`now()` })
      .where(eq(removals.id, id))
  }
  await cutExpiredSeals(tx)
}
