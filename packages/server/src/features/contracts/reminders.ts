import { contractExpiryWarningDays } from '@press/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { todaySql } from '../../database/clauses.ts'
import type { Tx } from '../../database/database.ts'
import { contracts } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'

/** How many reminders one round records; the others follow in the next. */
const maxRemindersPerRun = 100

/** Records that signed contracts end soon, once for each warning period. The subscribers choose the recipients. */
export async function remindOfContracts(tx: Tx): Promise<void> {
  for (const days of contractExpiryWarningDays.toSorted((one, other) => one - other)) {
    const ending = await tx
      .select()
      .from(contracts)
      .where(
        and(
          eq(contracts.status, 'signed'),
          sql`${contracts.ends_on} between ${todaySql} and ${todaySql} + ${days}::int`,
          sql`coalesce(${contracts.reminded}, 1000) > ${days}`,
        ),
      )
      .orderBy(contracts.ends_on, contracts.id)
      .limit(maxRemindersPerRun)
      .for('update', { skipLocked: true })
    if (ending.length === 0) continue
    await tx
      .update(contracts)
      .set({ reminded: days })
      .where(
        inArray(
          contracts.id,
          ending.map(({ id }) => id),
        ),
      )
    for (const row of ending) await recordEvent(tx, 'contract.ending', row, { date: row.ends_on }, { actor: null })
  }
}
