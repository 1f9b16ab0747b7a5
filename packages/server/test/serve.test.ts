import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePort, seededDataDir, signIn, spawnPress, startPress, stopPress, type Running } from './process.ts'

const dataDir = await seededDataDir()
let running: Running | undefined
afterAll(async () => {
  if (running) await stopPress(running, dataDir)
})

it('an upload that is under way when the press is told to stop is finished, and the database is stopped', async () => {
  running = await startPress(dataDir, await freePort())
  const { origin, child, ended } = running
  const token = await signIn(origin)
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
  const tail = `${'x'.repeat(1000)}\r\n--b--\r\n`
  let finish: (() => void) | undefined
  const answered = new Promise<number>((resolve, reject) => {
    const upload = request(
      `${origin}/api/files`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': head.length + tail.length,
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    upload.on('error', reject)
    upload.write(head)
    finish = () => upload.end(tail)
  })
  // Browsers open connections that they may need later; nobody should wait for those.
  const unused = connect(Number(new URL(origin).port), '127.0.0.1')
  // The press may end it with a reset.
  unused.on('error', () => undefined)
  const incoming = join(dataDir, 'files', 'incoming')
  await expect.poll(() => (existsSync(incoming) ? readdirSync(incoming) : [])).toHaveLength(1)
  child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${origin}/api/health`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  finish?.()
  expect(await answered).toBe(200)
  // Not 1, with which a press ends whose patience came to its end.
  expect(await ended).toBe(0)
  unused.destroy()
  expect(existsSync(join(dataDir, 'database', 'postmaster.pid'))).toBe(false)
})

it('a port that is taken is named in one sentence', async () => {
  const port = await freePort()
  running = await startPress(dataDir, port)
  const second = spawnPress(dataDir, port)
  expect(await second.ended).toBe(78)
  expect(second.said()).toBe(`Port ${port} is in use; set PRESS_PORT to the first of 1 free ports in a row.\n`)
  // The second did not take the database of the first with it.
  expect((await fetch(`${running.origin}/api/ready`)).status).toBe(200)
})
