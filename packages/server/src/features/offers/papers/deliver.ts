import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { files, jobs, offerSendings } from '../../../database/schema.ts'
import { record } from '../../../events/record.ts'
import type { Store } from '../../../files/store.ts'
import { mostAttempts } from '../../../jobs/jobs.ts'
import type { Mail } from '../../../mail/mail.ts'

/** Answers from 500 on are final: there is no such mailbox, or it takes nothing from us (RFC 5321, 4.2.1). */
const isFinal = (error: unknown): boolean => ((error as { responseCode?: number }).responseCode ?? 0) >= 500

/**
 * Hands a paper to the mail server, with the bytes that were kept. One that is refused for good is written down as such; any other failure is
 * thrown, and the queue tries again until it has tried often enough.
 */
export async function deliverPaper(tx: Tx, store: Store, mail: Mail, sending: number, job: number): Promise<void> {
  const [row] = await tx
    .select({ sending: offerSendings, file: files })
    .from(offerSendings)
    .innerJoin(files, eq(files.id, offerSendings.file_id))
    .where(eq(offerSendings.id, sending))
  if (!row || row.sending.state !== 'queued') return
  const { email, subject, text, offer_id } = row.sending
  const content = await readFile(store.pathOf(row.file.key))
  const settle = async (values: Partial<typeof offerSendings.$inferInsert>, type: string): Promise<void> => {
    await tx.update(offerSendings).set(values).where(eq(offerSendings.id, sending))
    if (offer_id !== null)
      await record(tx, {
        type,
        resource: 'offer',
        resource_id: offer_id,
        actor_id: null,
        data: { email },
        audience: [],
      })
  }
  try {
    const attachments = [{ filename: row.file.name, content, contentType: row.file.mime }]
    await mail.send({ to: email, subject, text, attachments }, String(job))
  } catch (error) {
    const [tried] = await tx.select({ attempts: jobs.attempts }).from(jobs).where(eq(jobs.id, job))
    if (!isFinal(error) && (tried?.attempts ?? 0) + 1 < mostAttempts) throw error
    await settle({ state: 'failed', problem: (error as Error).message.slice(0, 500) }, 'offer.undelivered')
    return
  }
  await settle({ state: 'sent', delivered_at: sql`now()` as unknown as Date }, 'offer.delivered')
}
