import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { demoPassword } from '../src/auth/demo-accounts.ts'
import { headerOf } from './letters.ts'
import { freePort, seededDataDir, startPress, stopPress, type Running } from './process.ts'
import { pollTimeoutMs } from './support.ts'

const dataDir = await seededDataDir()
let running: Running | undefined
/** The Message-IDs that the mail server accepted. */
const accepted: (string | undefined)[] = []
let beforeAnswer = async (): Promise<void> => undefined

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      // From here on the mail server has the letter, whether or not its response arrives.
      accepted.push(headerOf(Buffer.concat(chunks).toString(), 'Message-ID'))
      void beforeAnswer().then(() => done())
    })
  },
})
afterAll(async () => {
  if (running) await stopPress(running, dataDir)
  await new Promise<void>((resolve) => server.close(resolve))
})

async function call<Body>(path: string, { token, body }: { token?: string; body?: object } = {}): Promise<Body> {
  const answer = await fetch(`${running?.origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Body
}

interface Failed {
  jobs: { id: number; state: string }[]
}

it('a letter accepted just before a crash is sent again only by a person', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const port = await freePort()
  running = await startPress(dataDir, port)
  const { child, ended } = running
  beforeAnswer = async () => {
    child.kill('SIGKILL')
    await ended
  }
  await call('/api/password/forgot', { body: { email: 'author@demo.press' } })
  await ended
  expect(accepted).toHaveLength(1)

  beforeAnswer = async () => undefined
  running = await startPress(dataDir, port)
  const { token } = await call<{ token: string }>('/api/login', {
    body: { email: 'supervisor@demo.press', password: demoPassword },
  })
  const findUnsent = async () => (await call<Failed>('/api/jobs', { token })).jobs
  await expect.poll(findUnsent, pollTimeoutMs).toMatchObject([{ state: 'doubtful' }])
  expect(accepted).toHaveLength(1)

  // A person decides to send it again, and mail programs show both copies as one.
  const [letter] = await findUnsent()
  await call(`/api/jobs/${letter?.id}/retry`, { token, body: {} })
  await expect.poll(() => accepted.length, pollTimeoutMs).toBe(2)
  expect(accepted[1]).toBe(accepted[0])
  await expect.poll(findUnsent, pollTimeoutMs).toEqual([])
})
