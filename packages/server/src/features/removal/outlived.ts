import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { removals } from '../../database/schema.ts'
import { cutOutlived } from '../../events/cut.ts'
import { recordEvent } from '../../events/record-event.ts'
import { outlivedBlanks } from './blank.ts'
import { accountsOf, removedName } from './carry-out.ts'

/** Deletes data after its retention period: documents of removed people, and log entries. */
export async function endOutlived(tx: Tx): Promise<void> {
  const due = await tx
    .select({ id: removals.id, user: removals.user_id })
    .from(removals)
    .where(and(lt(removals.papers_until, getToday()), isNull(removals.outlived_at)))
    .orderBy(removals.id)
    .limit(100)
  for (const { id, user } of due) {
    for (const one of await accountsOf(tx, user))
      for (const statement of outlivedBlanks(one, removedName())) await tx.execute(statement)
    await recordEvent(tx, 'user.papersCleared', { id: user }, {}, { actor: null })
    await tx
      .update(removals)
      .set({ outlived_at: sql`now()` })
      .where(eq(removals.id, id))
  }
  await cutOutlived(tx)
}
