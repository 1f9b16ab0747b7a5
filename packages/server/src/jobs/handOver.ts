import { buffer } from 'node:stream/consumers'
import type { Locale } from '@press/i18n/node'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { jobs } from '../database/schema.ts'
import type { Store } from '../files/store.ts'
import { composed } from '../mail/letters.ts'
import { isFinal, type Mail } from '../mail/mail.ts'
import { mostAttempts } from './jobs.ts'

interface FiledLetter {
  email: string
  subject: string
  text: string
  language: Locale
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
  { email, subject, text, language, file }: FiledLetter,
  job: number,
): Promise<string | null> {
  const content = await buffer(await store.read(file.key))
  const attachments = [{ filename: file.name, content, contentType: file.mime }]
  const letter = await composed(tx, { to: email, subject, text, locale: language })
  try {
    await mail.send({ ...letter, attachments }, String(job))
    return null
  } catch (error) {
    const [tried] = await tx.select({ attempts: jobs.attempts }).from(jobs).where(eq(jobs.id, job))
    if (!isFinal(error) && (tried?.attempts ?? 0) + 1 < mostAttempts) throw error
    return (error as Error).message.slice(0, 500)
  }
}
