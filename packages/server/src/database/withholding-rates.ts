import { lawfulWithholding, type WithholdingRates } from '@press/domain'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { settings } from './schema.ts'

/** Returns what is withheld from payees, by first days: the press's own rates, or else those of the law. */
export async function withholdingRates(db: Queryable): Promise<readonly WithholdingRates[]> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.section, 'withholding'))
    .orderBy(desc(settings.version))
    .limit(1)
  return (row?.value as { rates: WithholdingRates[] } | undefined)?.rates ?? lawfulWithholding
}
