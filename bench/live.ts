import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { roleByKey } from '@press/domain'
import { openSignedInPage, signIn, startPress, type Press } from './support/press-server.ts'
import { percentile, report, round, type Row } from './support/report.ts'

const connectionCount = 2000
/** The number of connections per local IP address. It is below the server's limit. */
const connectionsPerAddress = 400
/** The number of connections that are opened at once. */
const connectionsAtOnce = 50
const changeCount = 20
const messageCount = 40

const readMemoryMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

interface LiveConnection {
  clientRequest: ClientRequest
  /** Resolves with the time at which the event with the given id arrived. */
  waitForEvent: (id: number) => Promise<number>
}

/** Opens a live connection as a browser does. The connections are spread over several local IP addresses. */
function openConnection(press: Press, token: string, connectionIndex: number): Promise<LiveConnection> {
  return new Promise((resolve, reject) => {
    const waiters = new Map<number, (at: number) => void>()
    const arrivalTimes = new Map<number, number>()
    const liveRequest = request({
      host: '127.0.0.1',
      port: press.port,
      localAddress: `127.0.0.${2 + Math.floor(connectionIndex / connectionsPerAddress)}`,
      path: '/api/live',
      headers: { authorization: `Bearer ${token}` },
    })
    liveRequest.on('error', reject)
    liveRequest.on('response', (answer: IncomingMessage) => {
      if (answer.statusCode !== 200)
        return reject(new Error(`live connection ${connectionIndex}: HTTP ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, id] of text.matchAll(/^id: (\d+)/gm)) {
          arrivalTimes.set(Number(id), performance.now())
          waiters.get(Number(id))?.(performance.now())
        }
        resolve({
          clientRequest: liveRequest,
          waitForEvent: (id) => {
            const arrivedAt = arrivalTimes.get(id)
            return arrivedAt === undefined
              ? new Promise((resolveArrival) => waiters.set(id, resolveArrival))
              : Promise.resolve(arrivedAt)
          },
        })
      })
    })
    liveRequest.end()
  })
}

/** Sends a help request, of which every open connection receives an event. Returns the start time and the id of the event. */
async function triggerChange(
  press: Press,
  token: string,
  firstConnection: LiveConnection,
): Promise<{ began: number; id: number }> {
  const previousId = await fetchLastEventId(press, token)
  const startedAt = performance.now()
  await post(press, token, '/api/support', { title: 'Bench', description: 'Bench', contact_info: '+7 701 000 00 00' })
  const id = await fetchLastEventId(press, token, previousId)
  await firstConnection.waitForEvent(id)
  return { began: startedAt, id }
}

/**
 * Returns the id of the newest event, as the server sends it to a new connection. Given the id of an earlier event, it waits for a
 * higher id.
 */
async function fetchLastEventId(press: Press, token: string, minId = -1): Promise<number> {
  for (;;) {
    const abortController = new AbortController()
    const answer = await fetch(`${press.url()}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      signal: abortController.signal,
    })
    const { value } = await (answer.body as ReadableStream<Uint8Array>).getReader().read()
    abortController.abort()
    const id = Number(/^id: (\d+)/m.exec(new TextDecoder().decode(value))?.[1])
    if (id > minId) return id
  }
}

async function post(press: Press, token: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${press.url()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Measures the memory of all open connections, and the time until a change reaches all of them. */
async function measureConnections(press: Press): Promise<Row> {
  // The connections use an account that answers help requests, because it receives an event for each help request.
  const token = await signIn(press.url(), 'supervisor')
  const memoryBeforeMb = readMemoryMb(press.pid)
  const openConnections: LiveConnection[] = []
  while (openConnections.length < connectionCount) {
    const newConnections = Array.from(
      { length: Math.min(connectionsAtOnce, connectionCount - openConnections.length) },
      (_line, index) => openConnection(press, token, openConnections.length + index),
    )
    openConnections.push(...(await Promise.all(newConnections)))
  }
  const memoryConnectedMb = readMemoryMb(press.pid)
  const firstConnection = openConnections[0]
  if (!firstConnection) throw new Error('No connection is open')
  const deliveryTimesMs: number[] = []
  for (let turn = 0; turn < changeCount; turn += 1) {
    const { began: startedAt, id } = await triggerChange(press, token, firstConnection)
    deliveryTimesMs.push(
      Math.max(...(await Promise.all(openConnections.map((line) => line.waitForEvent(id))))) - startedAt,
    )
  }
  for (const { clientRequest: openRequest } of openConnections) openRequest.destroy()
  return {
    connections: connectionCount,
    'memory before, MB': round(memoryBeforeMb),
    'memory per connection, KB': round(((memoryConnectedMb - memoryBeforeMb) * 1024) / connectionCount),
    'change → all connections p50, ms': round(percentile(deliveryTimesMs, 50)),
    'p95, ms': round(percentile(deliveryTimesMs, 95)),
  }
}

/** Measures the time from sending a message to the frame in which another browser shows it. */
async function measureMessageDelay(press: Press): Promise<Row> {
  const [writerToken, page] = [await signIn(press.url(), 'pm'), await openSignedInPage(press, 'initiator')]
  await page.goto(`${press.url()}/app/${roleByKey('initiator').path}/home`)
  const reader = await page.evaluate(() => JSON.parse(localStorage.getItem('press.user') ?? '{}') as { id: number })
  const { conversation } = (await post(press, writerToken, '/api/conversations', {
    type: 'private',
    user_ids: [reader.id],
  })) as { conversation: { id: number } }
  await page.goto(`${press.url()}/app/${roleByKey('initiator').path}/chat?id=${conversation.id}`)
  await page.getByRole('textbox').last().waitFor()
  const times: number[] = []
  for (let turn = 0; turn < messageCount; turn += 1) {
    const content = `Bench ${turn} .`
    const messageVisible = page.getByText(content, { exact: true }).first().waitFor()
    const startedAt = performance.now()
    await post(press, writerToken, '/api/messages', {
      conversation_id: conversation.id,
      client_id: randomUUID(),
      content,
    })
    await messageVisible
    times.push(performance.now() - startedAt)
  }
  await page.context().browser()?.close()
  return {
    messages: messageCount,
    'sent → seen p50, ms': round(percentile(times, 50)),
    'p95, ms': round(percentile(times, 95)),
  }
}

export async function run(): Promise<void> {
  const press = await startPress('live', { port: 4460 })
  try {
    report('live channel: connections held by one process', [await measureConnections(press)])
    report('live channel: a message in another browser', [await measureMessageDelay(press)])
  } finally {
    await press.stop()
  }
}
