import type { Conclusions, ConclusionKey, Conclusion } from '@press/domain'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { applicationConclusions } from '../../database/schema.ts'

/** Saves the numbers and dates of conclusions; an omitted conclusion is not changed. */
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
