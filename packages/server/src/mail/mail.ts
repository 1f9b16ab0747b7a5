import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isEmail } from '@press/domain'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { UnsendableLetterError } from './errors.ts'
import type { Sender } from './sender.ts'
import { sendBySmtp } from './smtp.ts'

export interface Letter {
  to: string
  subject: string
  text: string
  html?: string
  /** The URL that unsubscribes from letters of this kind by one click in the mail program (RFC 8058). */
  unsubscribe?: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

export interface Mail {
  /**
   * Sends a letter. `id` identifies it, so that mail programs show duplicates once. The signal aborts a letter that is not
   * transmitted yet.
   */
  send: (letter: Letter, id: string, signal?: AbortSignal) => Promise<void>
}

/** Refuses a letter that would inject headers or reach more than one person. */
function assertSendable({ to, subject, unsubscribe = '', attachments = [] }: Letter, sender: string): void {
  if (!isEmail(to)) throw new UnsendableLetterError('The address is not a single e-mail address')
  const headers = [sender, subject, unsubscribe, ...attachments.flatMap((one) => [one.filename, one.contentType])]
  if (headers.some((value) => /[\r\n\0]/.test(value))) throw new UnsendableLetterError('A header contains a line break')
}

/** Sends letters by SMTP. Without an SMTP_URL, writes each letter to the data folder as .eml. */
export function createMail(
  { smtpUrl, dataDir, origins }: Pick<Config, 'smtpUrl' | 'dataDir' | 'origins'>,
  getSender: () => Promise<Sender>,
): Mail {
  const host = new URL(origins.staff).hostname
  const buildMessage = async (letter: Letter, id: string) => {
    const { name, address, replyTo, dkim } = await getSender()
    assertSendable(letter, name)
    const { to, subject, text, html, unsubscribe, attachments } = letter
    const messageHash = createHash('sha256').update(`${origins.staff} ${id}`).digest('hex').slice(0, 32)
    return {
      from: { name, address },
      ...(replyTo && { replyTo }),
      ...(dkim && { dkim }),
      to: { name: '', address: to },
      subject,
      text,
      textEncoding: 'base64' as const,
      ...(html && { html }),
      ...(attachments && { attachments }),
      messageId: `<${messageHash}@${host}>`,
      headers: {
        // Prevents automatic replies (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    }
  }
  const writer = createTransport({ streamTransport: true, buffer: true })
  if (smtpUrl) {
    return {
      send: async (letter, id, signal) =>
        sendBySmtp(smtpUrl, await writer.sendMail(await buildMessage(letter, id)), signal),
    }
  }
  const folder = join(dataDir, 'mail')
  return {
    send: async (letter, id) => {
      const { message } = await writer.sendMail(await buildMessage(letter, id))
      const path = join(folder, `${id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}
