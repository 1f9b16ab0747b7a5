import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { endWithUs } from './exit-watcher.ts'
import { freePort } from './process.ts'

const program = fileURLToPath(new URL('bucket-server.ts', import.meta.url))

export interface BucketServer {
  /** The settings of a press that keeps its files in one of its buckets. */
  settings: (bucket: string) => Record<`PRESS_FILES${'' | '_KEY' | '_SECRET'}`, string>
  /** Ends it at once, whatever it is doing. */
  stop: () => Promise<void>
  /** Has it back at the same address, with all that it held. */
  start: () => Promise<void>
}

/** A server of S3 with buckets on disk; ended after the test file. */
export async function openBucketServer(...buckets: string[]): Promise<BucketServer> {
  const folder = mkdtempSync(join(tmpdir(), 'press-bucket-'))
  const port = await freePort()
  let child: ChildProcess | undefined

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  async function start(): Promise<void> {
    // Where a list goes on it says in a cipher of old.
    child = fork(program, [folder, String(port), ...buckets], { execArgv: ['--openssl-legacy-provider'] })
    endWithUs(child)
    await once(child, 'message')
  }
  afterAll(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  await start()
  return {
    settings: (bucket) => ({
      PRESS_FILES: `http://127.0.0.1:${port}/${bucket}`,
      // The one account that such a server has.
      PRESS_FILES_KEY: 'S3RVER',
      PRESS_FILES_SECRET: 'S3RVER',
    }),
    stop,
    start,
  }
}
