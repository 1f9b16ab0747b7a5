import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export interface Letter {
  to: string
  subject: string
  text: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

export interface Mail {
  /** Sends a letter; `id` tells it from all others, so that a letter sent twice after a crash is shown once. */
  send: (letter: Letter, id: string) => Promise<void>
  close: () => void
}

/** Sends by SMTP, or without an SMTP_URL writes each letter into the data folder as .eml. */
export function createMail({ smtpUrl, dataDir, origins }: Pick<Config, 'smtpUrl' | 'dataDir' | 'origins'>): Mail {
  const host = new URL(origins.staff).hostname
  const full = ({ to, subject, text, attachments }: Letter, id: string) => {
    const unique = createHash('sha256').update(`${origins.staff} ${id}`).digest('hex').slice(0, 32)
    return {
      from: { name: 'Press', address: `press@${host}` },
      to,
      subject,
      text,
      ...(attachments && { attachments }),
      messageId: `<${unique}@${host}>`,
    }
  }
  if (smtpUrl) {
    const smtp = createTransport(smtpUrl)
    return {
      send: async (letter, id) => {
        await smtp.sendMail(full(letter, id))
      },
      close: () => smtp.close(),
    }
  }
  const folder = join(dataDir, 'mail')
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (letter, id) => {
      const { message } = await writer.sendMail(full(letter, id))
      const path = join(folder, `${id}.eml`)
      await mkdir(folder, { recursive: true })
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    close: () => undefined,
  }
}
