import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { stopChildOnExit } from './exit-watcher.ts'
import { findFreePort } from './process.ts'

const programPath = fileURLToPath(new URL('bucket-server.ts', import.meta.url))

export interface BucketServer {
  /** The settings of a press that stores its files in one of the buckets. */
  settings: (bucket: string) => Record<`PRESS_FILES${'' | '_KEY' | '_SECRET'}`, string>
  /** Stops the server at once, in the middle of any work. */
  stop: () => Promise<void>
  /** Restarts the server at the same address, with its data. */
  start: () => Promise<void>
}

/** Starts an S3 server with buckets on disk; it stops after the test file. */
export async function openBucketServer(...buckets: string[]): Promise<BucketServer> {
  const folder = mkdtempSync(join(tmpdir(), 'press-bucket-'))
  const port = await findFreePort()
  let child: ChildProcess | undefined

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exitPromise = once(child, 'exit')
    child.kill('SIGKILL')
    await exitPromise
  }
  async function start(): Promise<void> {
    // The server encrypts list continuation tokens with a legacy cipher.
    child = fork(programPath, [folder, String(port), ...buckets], { execArgv: ['--openssl-legacy-provider'] })
    stopChildOnExit(child)
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
      // The only account of such a server.
      PRESS_FILES_KEY: 'S3RVER',
      PRESS_FILES_SECRET: 'S3RVER',
    }),
    stop,
    start,
  }
}
