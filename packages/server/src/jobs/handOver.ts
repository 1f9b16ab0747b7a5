import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { jobs } from '../database/schema.ts'
import type { Store } from '../files/store.ts'
import { mostAttempts } from './jobs.ts'
import type { Mail } from '../mail/mail.ts'

/** Answers from 500 on are final: there is no such mailbox, or it takes nothing from us (RFC 5321, 4.2.1). */
const isFinal = (error: unknown): boolean => ((error as { responseCode?: number }).responseCode ?? 0) >= 500

interface FiledLetter {
  email: string
  subject: string
  text: string
  file: { key: string; name: string; mime: string }
}

/**
 * Hands a letter to the mail server, with the bytes that were kept: null once it took them, its answer when it refuses them for good. Any other
 * failure is thrown, and the queue tries again until it has tried often enough.
 */
export async function handOver(
  tx: Tx,
  store: Store,
  mail: Mail,
  { email, subject, text, file }: FiledLetter,
  job: number,
): Promise<string | null> {
  const content = await readFile(store.pathOf(file.key))
  const attachments = [{ filename: file.name, content, contentType: file.mime }]
  try {
    await mail.send({ to: email, subject, text, attachments }, String(job))
    return null
  } catch (error) {
    const [tried] = await tx.select({ attempts: jobs.attempts }).from(jobs).where(eq(jobs.id, job))
    if (!isFinal(error) && (tried?.attempts ?? 0) + 1 < mostAttempts) throw error
    return (error as Error).message.slice(0, 500)
  }
}
