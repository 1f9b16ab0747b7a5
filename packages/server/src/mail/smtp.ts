import { Readable } from 'node:stream'
import type { SentMessageInfo } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import SMTPTransport from 'nodemailer/lib/smtp-transport'
import { DeliveryUnknownError } from './errors.ts'

/** The timeout for the whole SMTP session, in milliseconds. */
const limitMs = 20_000

type Built = Pick<SentMessageInfo, 'envelope' | 'message'>

/** Resolves once the server has confirmed the message. The message is read only after the server has asked for it. */
const converse = (
  connection: SMTPConnection,
  { options, auth }: SMTPTransport,
  envelope: Built['envelope'],
  raw: Readable,
) =>
  new Promise<void>((resolve, reject) => {
    // The connection may emit several errors, and an error without a listener would end the process.
    connection.on('error', reject)
    connection.once('end', () => reject(new Error('The mail server closed the connection')))
    const send = () => connection.send(envelope, raw, (error) => (error ? reject(error) : resolve()))
    connection.connect((error) => {
      if (error) reject(error)
      else if (options.auth && auth && connection.allowsAuth)
        connection.login(auth, (refused) => (refused ? reject(refused) : send()))
      else send()
    })
  })

/**
 * Sends a message that is already built. If the session ends after the last byte and before the server's reply, the delivery is
 * unknown. Any other failure means that the message was not sent. The signal aborts a message only before it is transmitted. Uses
 * nodemailer's connection directly: its transport reads the message too early and does not report progress.
 */
export async function sendBySmtp(url: string, { envelope, message }: Built, signal?: AbortSignal): Promise<void> {
  const transport = new SMTPTransport(url)
  const connection = new SMTPConnection(transport.options)
  const raw = Readable.from([message])
  let isTransmitted = false
  raw.once('end', () => (isTransmitted = true))
  const ending = new AbortController()
  const ended = new Promise<never>((_resolve, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error))
  })
  const limit = setTimeout(
    () => ending.abort(new Error(`The mail server took longer than ${limitMs / 1000} s`)),
    limitMs,
  )
  const end = () => {
    if (!isTransmitted) ending.abort(new Error('The press stopped before the letter was transmitted'))
  }
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  try {
    await Promise.race([converse(connection, transport, envelope, raw), ended])
    connection.quit()
  } catch (error) {
    connection.close()
    const isAnswered = (error as { responseCode?: number }).responseCode !== undefined
    throw isTransmitted && !isAnswered ? new DeliveryUnknownError({ cause: error }) : error
  } finally {
    clearTimeout(limit)
    signal?.removeEventListener('abort', end)
  }
}
