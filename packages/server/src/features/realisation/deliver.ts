import { eq, sql } from 'drizzle-orm'
import { files, royaltyDeliveries } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import { deliverLetter } from '../../jobs/deliver-letter.ts'
import { defineJobType, type Job, type JobServices, type SaveOutcome } from '../../jobs/jobs.ts'

/**
 * Delivers a statement by e-mail. If the mail server rejects it permanently, the delivery is marked as failed; the statement can be
 * sent again.
 */
async function deliverStatement(deliveryId: number, job: Job, services: JobServices): Promise<SaveOutcome | undefined> {
  const [row] = await job.db
    .select({ sending: royaltyDeliveries, file: files })
    .from(royaltyDeliveries)
    .innerJoin(files, eq(files.id, royaltyDeliveries.file_id))
    .where(eq(royaltyDeliveries.id, deliveryId))
  if (!row || row.sending.state !== 'queued') return undefined
  const { email, contract_id } = row.sending
  const problem = await deliverLetter(job, services, { ...row.sending, file: row.file })
  return async (tx) => {
    await tx
      .update(royaltyDeliveries)
      .set(problem === null ? { state: 'sent', delivered_at: sql`now()` } : { state: 'failed', problem })
      .where(eq(royaltyDeliveries.id, deliveryId))
    const type = problem === null ? 'realisation.delivered' : 'realisation.undelivered'
    await recordEvent(tx, type, { id: contract_id }, { email })
  }
}

export const royaltyLetterJob = defineJobType<{ sending: number }>({
  kind: 'royalty-letter',
  lane: 'letters',
  run: ({ sending }, job, services) => deliverStatement(sending, job, services),
})
