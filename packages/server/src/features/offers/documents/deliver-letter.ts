import { eq, sql } from 'drizzle-orm'
import { files, offerDeliveries } from '../../../database/schema.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { deliverLetter } from '../../../jobs/deliver-letter.ts'
import { defineJobType, type Job, type JobServices, type SaveOutcome } from '../../../jobs/jobs.ts'

/** Sends a document. If the mail server refuses it permanently, the delivery is marked as failed. */
async function deliverDocument(deliveryId: number, job: Job, services: JobServices): Promise<SaveOutcome | undefined> {
  const [row] = await job.db
    .select({ sending: offerDeliveries, file: files })
    .from(offerDeliveries)
    .innerJoin(files, eq(files.id, offerDeliveries.file_id))
    .where(eq(offerDeliveries.id, deliveryId))
  if (!row || row.sending.state !== 'queued') return undefined
  const { email, offer_id } = row.sending
  const problem = await deliverLetter(job, services, { ...row.sending, file: row.file })
  return async (tx) => {
    await tx
      .update(offerDeliveries)
      .set(problem === null ? { state: 'sent', delivered_at: sql`now()` } : { state: 'failed', problem })
      .where(eq(offerDeliveries.id, deliveryId))
    if (offer_id === null) return
    await recordEvent(tx, problem === null ? 'offer.delivered' : 'offer.undelivered', { id: offer_id }, { email })
  }
}

export const offerLetterJob = defineJobType<{ sending: number }>({
  kind: 'offer-letter',
  lane: 'letters',
  run: ({ sending }, job, services) => deliverDocument(sending, job, services),
})
