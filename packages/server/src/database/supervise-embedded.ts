import { spawn, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbedded, acquireEmbeddedLease, type EmbeddedDatabase, type EmbeddedLease } from './embedded.ts'

/** Milliseconds before a failed database start is retried. */
const restartDelayMs = 2_000

/** Starts the embedded database, and restarts it whenever it ends. If this process ends without stopping it, a guardian does. */
export async function superviseEmbedded(dataDir: string, archive: string | undefined): Promise<EmbeddedDatabase> {
  const guardian = spawnGuardian(dataDir)
  let held = await sit(dataDir, { archive }).catch((error: unknown) => {
    guardian.kill()
    throw error
  })
  const { url, stop } = held
  const port = Number(new URL(url).port)
  let stopped = false

  async function keep(): Promise<void> {
    for (;;) {
      await held.lost
      if (stopped) return
      console.error('The database stopped; the press restarts it.')
      while (!(await sitAgain())) await wait(restartDelayMs)
    }
  }

  /** False when the start failed; true also when the database is no longer needed. */
  async function sitAgain(): Promise<boolean> {
    if (stopped) return true
    try {
      held = await sit(dataDir, { port, archive })
      return true
    } catch (error) {
      console.error((error as Error).message)
      return false
    }
  }

  const kept = keep()
  return {
    url,
    stop: async () => {
      stopped = true
      await held.giveUp()
      await kept
      await stop()
      guardian.kill()
    },
  }
}

/** Starts the server and acquires a lease. Retries if an old guardian was just stopping the server. */
async function sit(...asked: Parameters<typeof startEmbedded>): Promise<EmbeddedDatabase & EmbeddedLease> {
  for (;;) {
    const database = await startEmbedded(...asked)
    const seat = await acquireEmbeddedLease(database.url).catch(() => undefined)
    if (seat) return { ...database, ...seat }
  }
}

/** Stops the server of a data folder when this process ends without stopping it. */
export function spawnGuardian(dataDir: string): ChildProcess {
  const program = fileURLToPath(new URL('guardian.ts', import.meta.url))
  const guardian = spawn(process.execPath, ['--conditions=@press/source', program, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guardian.unref()
  // This process keeps the pipe open, but the pipe does not keep this process alive.
  ;(guardian.stdin as Socket | null)?.unref()
  return guardian
}
