import { spawn, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbeddedDatabase, acquireEmbeddedLease, type EmbeddedDatabase, type EmbeddedLease } from './embedded.ts'

/** The number of milliseconds before a failed database start is retried. */
const restartDelayMs = 2_000

/**
 * Starts the embedded database, and restarts it whenever it ends. If this process ends without stopping the database, a guardian
 * process stops it.
 */
export async function superviseEmbedded(dataDir: string, archive: string | undefined): Promise<EmbeddedDatabase> {
  const guardian = spawnGuardian(dataDir)
  let lease = await startWithLease(dataDir, { archive }).catch((error: unknown) => {
    guardian.kill()
    throw error
  })
  const { url, stop } = lease
  const port = Number(new URL(url).port)
  let isStopped = false

  async function keepRunning(): Promise<void> {
    for (;;) {
      await lease.lost
      if (isStopped) return
      console.error('The database stopped; the press restarts it.')
      while (!(await restart())) await wait(restartDelayMs)
    }
  }

  /**
   * Restarts the database. Returns false when the start failed. Returns true when it succeeded, or when the database is not needed
   * any more.
   */
  async function restart(): Promise<boolean> {
    if (isStopped) return true
    try {
      lease = await startWithLease(dataDir, { port, archive })
      return true
    } catch (error) {
      console.error((error as Error).message)
      return false
    }
  }

  const supervision = keepRunning()
  return {
    url,
    stop: async () => {
      isStopped = true
      await lease.release()
      await supervision
      await stop()
      guardian.kill()
    },
  }
}

/** Starts the server and acquires a lease. Retries if an old guardian process was just stopping the server. */
async function startWithLease(
  ...args: Parameters<typeof startEmbeddedDatabase>
): Promise<EmbeddedDatabase & EmbeddedLease> {
  for (;;) {
    const database = await startEmbeddedDatabase(...args)
    const newLease = await acquireEmbeddedLease(database.url).catch(() => undefined)
    if (newLease) return { ...database, ...newLease }
  }
}

/** Starts the guardian process. It stops the server of a data folder when this process ends without stopping it. */
export function spawnGuardian(dataDir: string): ChildProcess {
  const program = fileURLToPath(new URL('guardian.ts', import.meta.url))
  const guardian = spawn(process.execPath, ['--conditions=@press/source', program, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guardian.unref()
  // The pipe stays open as long as this process runs. `unref` prevents the pipe from keeping this process running.
  ;(guardian.stdin as Socket | null)?.unref()
  return guardian
}
