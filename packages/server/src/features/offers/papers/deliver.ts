import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { files, offerSendings } from '../../../database/schema.ts'
import { record } from '../../../events/record.ts'
import type { Store } from '../../../files/store.ts'
import { handOver } from '../../../jobs/handOver.ts'
import type { Mail } from '../../../mail/mail.ts'

/** Hands a paper to the mail server; one that is refused for good is written down as such. */
export async function deliverPaper(tx: Tx, store: Store, mail: Mail, sending: number, job: number): Promise<void> {
  const [row] = await tx
    .select({ sending: offerSendings, file: files })
    .from(offerSendings)
    .innerJoin(files, eq(files.id, offerSendings.file_id))
    .where(eq(offerSendings.id, sending))
  if (!row || row.sending.state !== 'queued') return
  const { email, offer_id } = row.sending
  const problem = await handOver(tx, store, mail, { ...row.sending, file: row.file }, job)
  await tx
    .update(offerSendings)
    .set(problem === null ? { state: 'sent', delivered_at: sql`now()` } : { state: 'failed', problem })
    .where(eq(offerSendings.id, sending))
  if (offer_id === null) return
  await record(tx, {
    type: problem === null ? 'offer.delivered' : 'offer.undelivered',
    resource: 'offer',
    resource_id: offer_id,
    actor_id: null,
    data: { email },
    audience: [],
  })
}
