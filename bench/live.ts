import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { roleByKey } from '@press/domain'
import { openSignedInPage, signIn, startPress, type Press } from './support/press-server.ts'
import { percentile, report, round, type Row } from './support/report.ts'

const connections = 2000
/** The number of connections per local IP address. It is below the server's limit. */
const perAddress = 400
/** The number of connections that are opened at once. */
const atOnce = 50
const changes = 20
const messages = 40

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

interface Line {
  asked: ClientRequest
  /** Resolves with the time at which the event with the given id arrived. */
  heard: (id: number) => Promise<number>
}

/** Opens a live connection as a browser does. The connections are spread over several local IP addresses. */
function openLine(press: Press, token: string, number: number): Promise<Line> {
  return new Promise((resolve, reject) => {
    const waiters = new Map<number, (at: number) => void>()
    const arrivals = new Map<number, number>()
    const liveRequest = request({
      host: '127.0.0.1',
      port: press.port,
      localAddress: `127.0.0.${2 + Math.floor(number / perAddress)}`,
      path: '/api/live',
      headers: { authorization: `Bearer ${token}` },
    })
    liveRequest.on('error', reject)
    liveRequest.on('response', (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) return reject(new Error(`live connection ${number}: HTTP ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, id] of text.matchAll(/^id: (\d+)/gm)) {
          arrivals.set(Number(id), performance.now())
          waiters.get(Number(id))?.(performance.now())
        }
        resolve({
          asked: liveRequest,
          heard: (id) => {
            const at = arrivals.get(id)
            return at === undefined
              ? new Promise((resolveArrival) => waiters.set(id, resolveArrival))
              : Promise.resolve(at)
          },
        })
      })
    })
    liveRequest.end()
  })
}

/** Sends a help request, of which every open connection receives an event. Returns the start time and the id of the event. */
async function change(press: Press, token: string, first: Line): Promise<{ began: number; id: number }> {
  const before = await lastId(press, token)
  const began = performance.now()
  await post(press, token, '/api/support', { title: 'Bench', description: 'Bench', contact_info: '+7 701 000 00 00' })
  const id = await lastId(press, token, before)
  await first.heard(id)
  return { began, id }
}

/**
 * Returns the id of the newest event, as the server sends it to a new connection. Given the id of an earlier event, it waits for a
 * higher id.
 */
async function lastId(press: Press, token: string, later = -1): Promise<number> {
  for (;;) {
    const stop = new AbortController()
    const answer = await fetch(`${press.url()}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    })
    const { value } = await (answer.body as ReadableStream<Uint8Array>).getReader().read()
    stop.abort()
    const id = Number(/^id: (\d+)/m.exec(new TextDecoder().decode(value))?.[1])
    if (id > later) return id
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
  const before = memoryOf(press.pid)
  const lines: Line[] = []
  while (lines.length < connections) {
    const next = Array.from({ length: Math.min(atOnce, connections - lines.length) }, (_line, index) =>
      openLine(press, token, lines.length + index),
    )
    lines.push(...(await Promise.all(next)))
  }
  const connectedMemory = memoryOf(press.pid)
  const first = lines[0]
  if (!first) throw new Error('No connection is open')
  const all: number[] = []
  for (let turn = 0; turn < changes; turn += 1) {
    const { began, id } = await change(press, token, first)
    all.push(Math.max(...(await Promise.all(lines.map((line) => line.heard(id))))) - began)
  }
  for (const { asked } of lines) asked.destroy()
  return {
    connections,
    'memory before, MB': round(before),
    'memory per connection, KB': round(((connectedMemory - before) * 1024) / connections),
    'change → all connections p50, ms': round(percentile(all, 50)),
    'p95, ms': round(percentile(all, 95)),
  }
}

/** Measures the time from sending a message to the frame in which another browser shows it. */
async function see(press: Press): Promise<Row> {
  const [writer, page] = [await signIn(press.url(), 'pm'), await openSignedInPage(press, 'initiator')]
  await page.goto(`${press.url()}/app/${roleByKey('initiator').path}/home`)
  const reader = await page.evaluate(() => JSON.parse(localStorage.getItem('press.user') ?? '{}') as { id: number })
  const { conversation } = (await post(press, writer, '/api/conversations', {
    type: 'private',
    user_ids: [reader.id],
  })) as { conversation: { id: number } }
  await page.goto(`${press.url()}/app/${roleByKey('initiator').path}/chat?id=${conversation.id}`)
  await page.getByRole('textbox').last().waitFor()
  const times: number[] = []
  for (let turn = 0; turn < messages; turn += 1) {
    const content = `Bench ${turn} .`
    const appearance = page.getByText(content, { exact: true }).first().waitFor()
    const began = performance.now()
    await post(press, writer, '/api/messages', {
      conversation_id: conversation.id,
      client_id: randomUUID(),
      content,
    })
    await appearance
    times.push(performance.now() - began)
  }
  await page.context().browser()?.close()
  return {
    messages,
    'sent → seen p50, ms': round(percentile(times, 50)),
    'p95, ms': round(percentile(times, 95)),
  }
}

export async function run(): Promise<void> {
  const press = await startPress('live', { port: 4460 })
  try {
    report('live channel: connections held by one process', [await measureConnections(press)])
    report('live channel: a message in another browser', [await see(press)])
  } finally {
    await press.stop()
  }
}
