import { lawfulWithholding, type WithholdingRates } from '@press/domain'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { settings } from './schema.ts'

/** What is withheld from payees, by first days: what the press has set, else the law. */
export async function withholdingRates(db: Queryable): Promise<readonly WithholdingRates[]> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.section, 'withholding'))
    .orderBy(desc(settings.version))
    .limit(1)
  return (row?.value as { rates: WithholdingRates[] } | undefined)?.rates ?? lawfulWithholding
}
