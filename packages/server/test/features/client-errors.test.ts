import { expect, it } from 'vitest'
import { createPool } from '../../src/database/database.ts'
import { insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }
const press = await openPress({ PRESS_LOG: 'error' }, undefined, log)
const report = { message: 'x is undefined', path: '/app/home', release: '1a2b3c' }
const createRequestFrom = (address: string) => ({ body: report, headers: { 'x-forwarded-for': address } })

/** Returns the log entries written while `work` runs. */
async function collectLogEntries(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.length = 0
  await work()
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

it('a screen error is logged with its release and user', async () => {
  const person = await insertPerson(press, 'pm')
  const fullReport = {
    ...report,
    stack: 'Error: x is undefined\n  at Home',
    component_stack: '\n  at Home\n  at Frame',
  }
  const logLines = await collectLogEntries(() => person.call('POST /api/client-errors', { body: fullReport }))
  expect(logLines).toEqual([
    expect.objectContaining({
      level: 50,
      ...fullReport,
      person: person.id,
      reqId: expect.stringMatching(/^[0-9a-f]{8}$/),
    }),
  ])
})

it('logs errors of the sign-in screen, of ended sessions and during a database outage', async () => {
  const unreachablePool = createPool('postgres://press:none@127.0.0.1:1/none')
  const pressWithoutDatabase = await openPress(
    { PRESS_LOG: 'error' },
    { ...press.database, db: unreachablePool.db, pool: unreachablePool.pool },
    log,
  )
  for (const [reporter, address] of [
    [await press.as(null), '203.0.113.1'],
    [press.withToken('ended'), '203.0.113.2'],
    [pressWithoutDatabase.withToken('any'), '203.0.113.3'],
  ] as const) {
    const logLines = await collectLogEntries(() => reporter.call('POST /api/client-errors', createRequestFrom(address)))
    expect(logLines).toContainEqual(expect.objectContaining({ ...report, person: null, msg: 'a screen crashed' }))
  }
  await pressWithoutDatabase.close()
  await unreachablePool.close()
})

it('logs one shortened line without control characters or the token of a URL', async () => {
  const anonymous = await press.as(null)
  const forgedMessage = 'broke"}\n{"level":30,"msg":"all is well"}\r\n\u001b[2J'
  const body = { ...report, message: forgedMessage, stack: 'x'.repeat(9000), path: '/reset-password?token=secret#top' }
  const [line, ...otherLines] = await collectLogEntries(() => anonymous.call('POST /api/client-errors', { body }))
  expect(otherLines).toEqual([])
  expect(line).toMatchObject({ message: forgedMessage, stack: 'x'.repeat(8000), path: '/reset-password' })
  expect(lines.join('')).not.toMatch(/\n./)
  expect(lines.join('')).not.toContain('\u001b')
})

it('refuses an invalid report', async () => {
  const anonymous = await press.as(null)
  const body = { message: 1 } as never
  const answer = await anonymous.call('POST /api/client-errors', {
    body,
    headers: { 'x-forwarded-for': '203.0.113.4' },
  })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.error.fields ?? {}).sort()).toEqual(['message', 'path', 'release'])
})

it('accepts ten reports a minute per person and address, independent of others', async () => {
  const [person, colleague] = [await insertPerson(press, 'pm'), await insertPerson(press, 'pm')]
  const anonymous = await press.as(null)
  const statuses: number[] = []
  for (let time = 0; time < 11; time += 1)
    statuses.push((await person.call('POST /api/client-errors', createRequestFrom('203.0.113.5'))).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect((await colleague.call('POST /api/client-errors', createRequestFrom('203.0.113.5'))).status).toBe(200)
  for (let time = 0; time < 10; time += 1)
    await anonymous.call('POST /api/client-errors', createRequestFrom('203.0.113.6'))
  // An unknown token does not give its sender a separate rate limit.
  expect(
    (await press.withToken('forged').call('POST /api/client-errors', createRequestFrom('203.0.113.6'))).status,
  ).toBe(429)
  expect((await anonymous.call('POST /api/client-errors', createRequestFrom('203.0.113.7'))).status).toBe(200)
})
