import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { connectionLimits, type ConnectionLimits } from '../src/http/connections.ts'
import { listen, type ServerHandle } from '../src/http/listen.ts'
import { findFreePort } from './process.ts'

const app = fastify()
app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
  let size = 0
  payload.on('data', (chunk: Buffer) => (size += chunk.length))
  payload.on('end', () => done(null, size))
  payload.on('error', done)
})
app.post('/', async ({ body }) => ({ body }))
app.get('/', async () => 'here')
let onRequest = (): void => undefined
app.addHook('onRequest', async () => onRequest())
const waitForRequest = (): Promise<void> => new Promise((resolve) => (onRequest = resolve))
const openServers: ServerHandle[] = []
afterAll(async () => {
  await Promise.all(openServers.map((one) => one.close()))
  await app.close()
})

/** Starts a server with some limits that are short enough for a test; all other limits are too high to matter. */
async function startServer(limits: Partial<ConnectionLimits>): Promise<number> {
  const port = await findFreePort()
  openServers.push(await listen(app, port, 1, limits))
  return port
}

/** Sends an incomplete request; resolves with the response once the server has closed the connection. */
async function sendIncompleteRequest(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let response = ''
  socket.on('data', (data) => (response += data.toString()))
  socket.write(text)
  await once(socket, 'close')
  return response
}

const createRequestHead = (type: string, length: number) =>
  `POST / HTTP/1.1\r\nHost: press\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

it('closes a connection whose request head is late or missing', async () => {
  const port = await startServer({ headMs: 100 })
  expect(await sendIncompleteRequest(port, 'GET / HTTP/1.1\r\nHost: pr')).toContain('408')
  await sendIncompleteRequest(port, '')
})

it.each(['application/json', 'multipart/form-data; boundary=b'])(
  'closes a connection whose body of %s stalls',
  async (type) => {
    const port = await startServer({ idleMs: 100 })
    expect(await sendIncompleteRequest(port, `${createRequestHead(type, 1000)}{"half": `)).toBe('')
  },
)

it('shuts down without waiting for a stalled body', async () => {
  const port = await findFreePort()
  const serverHandle = await listen(app, port, 1, { idleMs: 3_600_000 })
  const requestPromise = waitForRequest()
  const answer = sendIncompleteRequest(port, `${createRequestHead('application/json', 1000)}{"half": `)
  await requestPromise
  await serverHandle.close()
  expect(await answer).toBe('')
})

it('closes an upload that is too slow', async () => {
  const port = await startServer({ idleMs: 100, minBytesPerSecond: 100_000 })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(createRequestHead('multipart/form-data; boundary=b', 1_000_000))
  const closePromise = new Promise<string>((resolve) => socket.on('close', () => resolve('closed')))
  while ((await Promise.race([closePromise, wait(20)])) !== 'closed') socket.write(' ')
  expect(socket.destroyed).toBe(true)
})

it('closes a body without files that is too slow', async () => {
  const port = await startServer({ idleMs: 200, bodyMs: 500, minBytesPerSecond: 0 })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(createRequestHead('application/json', 1_000_000))
  // Does not use `once`, because it treats a reset connection as a failure.
  const closePromise = new Promise<string>((resolve) => socket.on('close', () => resolve('closed')))
  while ((await Promise.race([closePromise, wait(20)])) !== 'closed') socket.write(' ')
  expect(socket.bytesWritten).toBeLessThan(1_000_000)
})

it('accepts a long upload that keeps its pace', async () => {
  const port = await startServer({ idleMs: 200, bodyMs: 500, minBytesPerSecond: 5 })
  const socket = connect(port, '127.0.0.1')
  socket.write(createRequestHead('multipart/form-data; boundary=b', 100))
  const responsePromise = once(socket, 'data') as Promise<[Buffer]>
  for (let sentBytes = 0; sentBytes < 100; sentBytes += 1) {
    socket.write('x')
    await wait(20)
  }
  expect((await responsePromise)[0].toString()).toContain('{"body":100}')
  socket.destroy()
})

it('limits the connections of an address and accepts new ones after some close', async () => {
  const port = await startServer({ perAddress: 3 })
  const openSockets: Socket[] = []
  for (let count = 0; count < 3; count += 1) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    openSockets.push(socket)
  }
  expect(await sendIncompleteRequest(port, 'GET / HTTP/1.1\r\nHost: press\r\n\r\n')).toMatch(
    /^HTTP\/1.1 429 .*Retry-After: 5/s,
  )
  openSockets.pop()?.destroy()
  await expect
    .poll(() => sendIncompleteRequest(port, 'GET / HTTP/1.1\r\nHost: press\r\nConnection: close\r\n\r\n'))
    .toMatch(/^HTTP\/1.1 200/)
  for (const socket of openSockets) socket.destroy()
})

it('has no limit of zero', () => {
  for (const limit of Object.values(connectionLimits)) expect(limit).toBeGreaterThan(0)
})
