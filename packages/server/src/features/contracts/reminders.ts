import { contractExpiryWarningDays } from '@press/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { todaySql } from '../../database/clauses.ts'
import type { Tx } from '../../database/database.ts'
import { contracts } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'

/** The maximum number of reminders that one run records; the next run records the remaining ones. */
const maxRemindersPerRun = 100

/** Records events for signed contracts that end soon, once for each warning period. The subscribers choose the recipients. */
export async function remindOfContracts(tx: Tx): Promise<void> {
  for (const days of contractExpiryWarningDays.toSorted((one, other) => one - other)) {
    const endingContracts = await tx
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
    if (endingContracts.length === 0) continue
    await tx
      .update(contracts)
      .set({ reminded: days })
      .where(
        inArray(
          contracts.id,
          endingContracts.map(({ id }) => id),
        ),
      )
    for (const row of endingContracts)
      await recordEvent(tx, 'contract.ending', row, { date: row.ends_on }, { actor: null })
  }
}
