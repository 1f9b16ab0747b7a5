import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { demoPassword } from '../src/auth/demo-accounts.ts'
import { getHeader } from './letters.ts'
import { findFreePort, createSeededDataDir, startPress, stopPress, type RunningPress } from './process.ts'
import { pollOptions } from './support.ts'

const dataDir = await createSeededDataDir()
let runningPress: RunningPress | undefined
/** The Message-IDs that the mail server accepted. */
const acceptedMessageIds: (string | undefined)[] = []
let waitBeforeAnswer = async (): Promise<void> => undefined

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      // From here on the mail server has the letter, whether or not its response arrives.
      acceptedMessageIds.push(getHeader(Buffer.concat(chunks).toString(), 'Message-ID'))
      void waitBeforeAnswer().then(() => done())
    })
  },
})
afterAll(async () => {
  if (runningPress) await stopPress(runningPress, dataDir)
  await new Promise<void>((resolve) => server.close(resolve))
})

async function callApi<Body>(path: string, { token, body }: { token?: string; body?: object } = {}): Promise<Body> {
  const answer = await fetch(`${runningPress?.origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Body
}

interface FailedJobs {
  jobs: { id: number; state: string }[]
}

it('a letter accepted just before a crash is sent again only by a person', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const port = await findFreePort()
  runningPress = await startPress(dataDir, port)
  const { child, exitPromise } = runningPress
  waitBeforeAnswer = async () => {
    child.kill('SIGKILL')
    await exitPromise
  }
  await callApi('/api/password/forgot', { body: { email: 'author@demo.press' } })
  await exitPromise
  expect(acceptedMessageIds).toHaveLength(1)

  waitBeforeAnswer = async () => undefined
  runningPress = await startPress(dataDir, port)
  const { token } = await callApi<{ token: string }>('/api/login', {
    body: { email: 'supervisor@demo.press', password: demoPassword },
  })
  const findUnsent = async () => (await callApi<FailedJobs>('/api/jobs', { token })).jobs
  await expect.poll(findUnsent, pollOptions).toMatchObject([{ state: 'doubtful' }])
  expect(acceptedMessageIds).toHaveLength(1)

  // A person decides to send it again, and mail programs show both copies as one.
  const [letter] = await findUnsent()
  await callApi(`/api/jobs/${letter?.id}/retry`, { token, body: {} })
  await expect.poll(() => acceptedMessageIds.length, pollOptions).toBe(2)
  expect(acceptedMessageIds[1]).toBe(acceptedMessageIds[0])
  await expect.poll(findUnsent, pollOptions).toEqual([])
})
