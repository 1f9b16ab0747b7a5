import { buffer } from 'node:stream/consumers'
import type { Locale } from '@press/i18n/node'
import { isPermanentFailure } from '../mail/errors.ts'
import { composeLetter } from '../mail/letters.ts'
import type { Job, JobServices } from './jobs.ts'

interface LetterWithFile {
  email: string
  subject: string
  text: string
  language: Locale
  file: { key: string; name: string; mime: string }
}

/**
 * Sends a letter with the stored bytes of a file. Resolves to null once the mail server has accepted the letter. Resolves to the
 * reason if the letter can never be sent: after a permanent rejection or the last attempt. Throws any other failure, so that the
 * job is retried.
 */
export async function deliverLetter(
  { id, db, isLast, signal }: Job,
  { files, mail }: JobServices,
  { email, subject, text, language, file }: LetterWithFile,
): Promise<string | null> {
  const content = await buffer(await files.store.read(file.key))
  const attachments = [{ filename: file.name, content, contentType: file.mime }]
  const letter = await composeLetter(db, { to: email, subject, text, locale: language })
  try {
    await mail.send({ ...letter, attachments }, String(id), signal)
    return null
  } catch (error) {
    if (!isPermanentFailure(error) && (signal.aborted || !isLast)) throw error
    return (error as Error).message.slice(0, 500)
  }
}
