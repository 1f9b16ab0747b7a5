import { eq, sql } from 'drizzle-orm'
import { contracts, contractDeliveries, files } from '../../database/schema.ts'
import { deliverLetter } from '../../jobs/deliver-letter.ts'
import { defineJobType, type Job, type JobServices, type SaveOutcome } from '../../jobs/jobs.ts'
import { getTranslator } from '../../texts.ts'
import { recordEvent } from '../../events/record-event.ts'

/**
 * Sends a contract. If the mail server refuses it permanently, the delivery is marked as failed; the contract can be recalled and
 * sent again.
 */
async function deliverContract(deliveryId: number, job: Job, services: JobServices): Promise<SaveOutcome | undefined> {
  const [row] = await job.db
    .select({ sent: contractDeliveries, file: files, contract: contracts })
    .from(contractDeliveries)
    .innerJoin(files, eq(files.id, contractDeliveries.file_id))
    .innerJoin(contracts, eq(contracts.id, contractDeliveries.contract_id))
    .where(eq(contractDeliveries.id, deliveryId))
  if (!row || row.sent.state !== 'queued' || row.sent.recalled_at) return undefined
  const { sent: delivery, file, contract } = row
  const t = getTranslator(delivery.language)
  const title = t(`contracts:named.${contract.kind}`, { number: contract.number })
  // The sent document names the press, unless it is older than the required organization details.
  const press = delivery.paper.sides[0].name || t('shell:product')
  const letter = {
    email: delivery.email,
    subject: t('letters:paper.subject', { title, press }),
    text: [
      t('letters:paper.greeting'),
      t('letters:contract.text', { title }),
      t('letters:contract.sign', { press }),
    ].join('\n\n'),
  }
  const problem = await deliverLetter(job, services, { ...letter, language: delivery.language, file })
  return async (tx) => {
    await tx
      .update(contractDeliveries)
      .set(problem === null ? { state: 'sent', delivered_at: sql`now()` } : { state: 'failed', problem })
      .where(eq(contractDeliveries.id, deliveryId))
    await recordEvent(tx, problem === null ? 'contract.delivered' : 'contract.undelivered', contract, {
      email: delivery.email,
    })
  }
}

export const contractLetterJob = defineJobType<{ sending: number }>({
  kind: 'contract-letter',
  lane: 'letters',
  run: ({ sending }, job, services) => deliverContract(sending, job, services),
})
