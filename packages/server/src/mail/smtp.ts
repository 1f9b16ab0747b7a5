import { Readable } from 'node:stream'
import type { SentMessageInfo } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import SMTPTransport from 'nodemailer/lib/smtp-transport'
import { DeliveryUnknownError } from './errors.ts'

/** The timeout for the whole SMTP session, in milliseconds. */
const sessionTimeoutMs = 20_000

type BuiltMessage = Pick<SentMessageInfo, 'envelope' | 'message'>

/** Resolves once the server has confirmed the message. The message is read only after the server has asked for it. */
const runSession = (
  connection: SMTPConnection,
  { options, auth }: SMTPTransport,
  envelope: BuiltMessage['envelope'],
  messageStream: Readable,
) =>
  new Promise<void>((resolve, reject) => {
    // The connection may emit several errors, and an error without a listener would end the process.
    connection.on('error', reject)
    connection.once('end', () => reject(new Error('The mail server closed the connection')))
    const sendMessage = () => connection.send(envelope, messageStream, (error) => (error ? reject(error) : resolve()))
    connection.connect((error) => {
      if (error) reject(error)
      else if (options.auth && auth && connection.allowsAuth)
        connection.login(auth, (loginError) => (loginError ? reject(loginError) : sendMessage()))
      else sendMessage()
    })
  })

/**
 * Sends a message that is already built. If the session ends after the last byte and before the server's reply, the delivery is
 * unknown. Any other failure means that the message was not sent. The signal aborts a message only before it is transmitted. Uses
 * nodemailer's connection directly: its transport reads the message too early and does not report progress.
 */
export async function sendBySmtp(
  url: string,
  { envelope, message }: BuiltMessage,
  signal?: AbortSignal,
): Promise<void> {
  const transport = new SMTPTransport(url)
  const connection = new SMTPConnection(transport.options)
  const messageStream = Readable.from([message])
  let isTransmitted = false
  messageStream.once('end', () => (isTransmitted = true))
  const abortController = new AbortController()
  const sessionAbort = new Promise<never>((_resolve, reject) => {
    abortController.signal.addEventListener('abort', () => reject(abortController.signal.reason as Error))
  })
  const timeout = setTimeout(
    () => abortController.abort(new Error(`The mail server took longer than ${sessionTimeoutMs / 1000} s`)),
    sessionTimeoutMs,
  )
  const abortUnlessTransmitted = () => {
    if (!isTransmitted) abortController.abort(new Error('The press stopped before the letter was transmitted'))
  }
  signal?.addEventListener('abort', abortUnlessTransmitted)
  if (signal?.aborted) abortUnlessTransmitted()
  try {
    await Promise.race([runSession(connection, transport, envelope, messageStream), sessionAbort])
    connection.quit()
  } catch (error) {
    connection.close()
    const isAnswered = (error as { responseCode?: number }).responseCode !== undefined
    throw isTransmitted && !isAnswered ? new DeliveryUnknownError({ cause: error }) : error
  } finally {
    clearTimeout(timeout)
    signal?.removeEventListener('abort', abortUnlessTransmitted)
  }
}
