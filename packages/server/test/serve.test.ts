import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort, seededDataDir, signIn, spawnPress, startPress, stopPress, type Running } from './process.ts'

const dataDir = await seededDataDir()
let running: Running | undefined
afterAll(async () => {
  if (running) await stopPress(running, dataDir)
})

it('an upload in progress finishes before the press and its database stop', async () => {
  running = await startPress(dataDir, await freePort())
  const { origin, child, ended } = running
  const token = await signIn(origin)
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
  const tail = `${'x'.repeat(1000)}\r\n--b--\r\n`
  // Browsers open connections in advance, and the server must not wait for them.
  const unused = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(unused, 'connect')
  // The press may reset this connection.
  unused.on('error', () => undefined)
  const upload = request(`${origin}/api/files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': head.length + tail.length,
      // The press sends this response once it has read the headers. The test cannot look for a file in the `incoming` folder,
      // because that may come from a job of the press.
      expect: '100-continue',
    },
  })
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>
  upload.flushHeaders()
  await once(upload, 'continue')
  upload.write(head)
  child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${origin}/api/health`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  upload.end(tail)
  const [answer] = await answered
  answer.resume()
  expect(answer.statusCode).toBe(200)
  // An exit code of 1 would mean that the shutdown timed out.
  expect(await ended).toBe(0)
  unused.destroy()
  expect(existsSync(join(dataDir, 'database', 'postmaster.pid'))).toBe(false)
})

it('a port in use is reported in one sentence', async () => {
  const port = await freePort()
  running = await startPress(dataDir, port)
  const second = spawnPress(dataDir, port)
  expect(await second.ended).toBe(78)
  expect(second.said()).toBe(`Port ${port} is in use; set PRESS_PORT to the first of 1 free ports in a row.\n`)
  // The second press must not stop the database of the first.
  expect((await fetch(`${running.origin}/api/ready`)).status).toBe(200)
})
