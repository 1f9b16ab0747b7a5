import type { Conclusion, ConclusionKey, Conclusions } from '@press/domain'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { applicationConclusions } from '../../database/schema.ts'

/** The numbers and dates of an application's conclusions, as JSON in a query over `applications`. */
export const conclusionsJson: SQL = sql`(select coalesce(json_object_agg(document,
    json_build_object('number', number, 'date', date)), '{}')
  from application_conclusions where application_id = applications.id)`

/** Saves the numbers and dates of conclusions; an omitted one is not changed. */
export async function writeConclusions(
  tx: Tx,
  application_id: number,
  { conclusions }: { conclusions?: Conclusions | undefined },
): Promise<void> {
  if (!conclusions) return
  const filledConclusions = (Object.entries(conclusions) as [ConclusionKey, Conclusion][]).filter(
    ([, { number, date }]) => number !== null || date !== null,
  )
  await tx.delete(applicationConclusions).where(eq(applicationConclusions.application_id, application_id))
  if (filledConclusions.length)
    await tx
      .insert(applicationConclusions)
      .values(filledConclusions.map(([document, { number, date }]) => ({ application_id, document, number, date })))
}
