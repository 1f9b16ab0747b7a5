import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { files, royaltySendings } from '../../database/schema.ts'
import { record } from '../../events/record.ts'
import type { Store } from '../../files/store.ts'
import { handOver } from '../../jobs/handOver.ts'
import type { Mail } from '../../mail/mail.ts'

/** Hands a statement to the mail server; one that is refused for good is written down as such, and is to be sent anew. */
export async function deliverStatement(tx: Tx, store: Store, mail: Mail, sending: number, job: number): Promise<void> {
  const [row] = await tx
    .select({ sending: royaltySendings, file: files })
    .from(royaltySendings)
    .innerJoin(files, eq(files.id, royaltySendings.file_id))
    .where(eq(royaltySendings.id, sending))
  if (!row || row.sending.state !== 'queued') return
  const { email, contract_id } = row.sending
  const problem = await handOver(tx, store, mail, { ...row.sending, file: row.file }, job)
  await tx
    .update(royaltySendings)
    .set(problem === null ? { state: 'sent', delivered_at: sql`now()` } : { state: 'failed', problem })
    .where(eq(royaltySendings.id, sending))
  await record(tx, {
    type: problem === null ? 'realisation.delivered' : 'realisation.undelivered',
    resource: 'realisation',
    resource_id: contract_id,
    actor_id: null,
    data: { email },
  })
}
