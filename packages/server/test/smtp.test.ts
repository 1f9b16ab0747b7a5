import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { DeliveryUnknownError } from '../src/mail/errors.ts'
import { sendBySmtp } from '../src/mail/smtp.ts'

let closeServer = (): void => undefined
afterEach(() => closeServer())

const message = {
  envelope: { from: 'press@example.kz', to: ['reader@example.kz'] },
  message: Buffer.from('Subject: x\r\n\r\nx'),
}

/** Starts a scripted mail server. It chooses its reply by the start of the received line. */
async function startMailServer(replies: Record<string, string | ((socket: Socket) => void)>, greeting = '220 here') {
  const server = createServer((socket) => {
    if (greeting) socket.write(`${greeting}\r\n`)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      for (const [prefix, reply] of Object.entries(replies)) {
        if (!chunk.toString().startsWith(prefix)) continue
        if (typeof reply === 'string') socket.write(`${reply}\r\n`)
        else reply(socket)
        return
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeServer = () => void server.close()
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const repliesUpToData = { EHLO: '250 here', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go on' }

it('a letter without a reply from the server has an unknown delivery', async () => {
  const url = await startMailServer({ ...repliesUpToData, Subject: (socket) => socket.destroy() })
  await expect(sendBySmtp(url, message)).rejects.toThrow(DeliveryUnknownError)
})

it('a letter that the server refuses after its last byte counts as not sent', async () => {
  const url = await startMailServer({ ...repliesUpToData, Subject: '451 later' })
  const refusalError = await sendBySmtp(url, message).catch((error: unknown) => error)
  expect(refusalError).toMatchObject({ responseCode: 451 })
  expect(refusalError).not.toBeInstanceOf(DeliveryUnknownError)
})

it.each([
  ['at the greeting', { EHLO: (socket: Socket) => void socket.destroy() }],
  ['at the recipient', { ...repliesUpToData, RCPT: (socket: Socket) => void socket.destroy() }],
])('a server that hangs up %s leaves the letter unsent for certain', async (_when, replies) => {
  const url = await startMailServer(replies)
  const failure = await sendBySmtp(url, message).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(DeliveryUnknownError)
})

it.each([
  ['before the greeting', {}, ''],
  ['at the recipient', { EHLO: '250 here', MAIL: '250 ok' }, '220 here'],
])('stopping the press cancels a letter at a server that hangs %s', async (_when, replies, greeting) => {
  const url = await startMailServer(replies, greeting)
  const stopController = new AbortController()
  const sendPromise = sendBySmtp(url, message, stopController.signal)
  stopController.abort()
  await expect(sendPromise).rejects.toThrow('The press stopped')
})

it('a letter in progress is finished when the press stops', async () => {
  const stopController = new AbortController()
  const url = await startMailServer({
    ...repliesUpToData,
    Subject: (socket) => {
      stopController.abort()
      setImmediate(() => socket.write('250 taken\r\n'))
    },
    QUIT: '221 bye',
  })
  await expect(sendBySmtp(url, message, stopController.signal)).resolves.toBeUndefined()
})
