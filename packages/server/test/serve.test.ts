import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import {
  findFreePort,
  createSeededDataDir,
  signIn,
  spawnPress,
  startPress,
  stopPress,
  type RunningPress,
} from './process.ts'

const dataDir = await createSeededDataDir()
let runningPress: RunningPress | undefined
afterAll(async () => {
  if (runningPress) await stopPress(runningPress, dataDir)
})

it('an upload in progress finishes before the press and its database stop', async () => {
  runningPress = await startPress(dataDir, await findFreePort())
  const { origin, child, exitPromise } = runningPress
  const token = await signIn(origin)
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
  const tail = `${'x'.repeat(1000)}\r\n--b--\r\n`
  // Browsers open connections in advance, and the server must not wait for them.
  const unusedSocket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(unusedSocket, 'connect')
  // The press may reset this connection.
  unusedSocket.on('error', () => undefined)
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
  const responsePromise = once(upload, 'response') as Promise<[IncomingMessage]>
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
  const [answer] = await responsePromise
  answer.resume()
  expect(answer.statusCode).toBe(200)
  // An exit code of 1 would mean that the shutdown timed out.
  expect(await exitPromise).toBe(0)
  unusedSocket.destroy()
  expect(existsSync(join(dataDir, 'database', 'postmaster.pid'))).toBe(false)
})

it('a port in use is reported in one sentence', async () => {
  const port = await findFreePort()
  runningPress = await startPress(dataDir, port)
  const secondProcess = spawnPress(dataDir, port)
  expect(await secondProcess.exitPromise).toBe(78)
  expect(secondProcess.getErrorOutput()).toBe(
    `Port ${port} is in use; set PRESS_PORT to the first of 1 free ports in a row.\n`,
  )
  // The second press must not stop the database of the first.
  expect((await fetch(`${runningPress.origin}/api/ready`)).status).toBe(200)
})
