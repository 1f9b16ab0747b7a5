import { lawfulWithholding, type WithholdingRates } from '@press/domain'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { settings } from './schema.ts'

/** Returns the withholding rates with their first days. If the press has not set its own rates, returns the rates of the law. */
export async function getWithholdingRates(db: Queryable): Promise<readonly WithholdingRates[]> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.section, 'withholding'))
    .orderBy(desc(settings.version))
    .limit(1)
  return (row?.value as { rates: WithholdingRates[] } | undefined)?.rates ?? lawfulWithholding
}
