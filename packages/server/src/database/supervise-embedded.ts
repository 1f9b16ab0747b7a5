import { spawn, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbedded, acquireEmbeddedLease, type EmbeddedDatabase, type EmbeddedLease } from './embedded.ts'

/** Milliseconds before a database that did not start is tried again. */
const restartDelayMs = 2_000

/**
 * Starts the embedded database, and starts it again whenever it is gone. When this process ends without having stopped it, a
 * guardian does.
 */
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
      console.error('The database is gone; the press starts it again.')
      while (!(await sitAgain())) await wait(restartDelayMs)
    }
  }

  /** False when it did not come about; true also when nobody wants it any more. */
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

/** Starts the server and takes a seat; once more when a guardian of yesterday's was just stopping it. */
async function sit(...asked: Parameters<typeof startEmbedded>): Promise<EmbeddedDatabase & EmbeddedLease> {
  for (;;) {
    const database = await startEmbedded(...asked)
    const seat = await acquireEmbeddedLease(database.url).catch(() => undefined)
    if (seat) return { ...database, ...seat }
  }
}

/** Stops the server of a data folder when this process ends without having done it. */
export function spawnGuardian(dataDir: string): ChildProcess {
  const program = fileURLToPath(new URL('guardian.ts', import.meta.url))
  const guardian = spawn(process.execPath, ['--conditions=@press/source', program, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guardian.unref()
  // Held open by this process and by nothing that it waits for.
  ;(guardian.stdin as Socket | null)?.unref()
  return guardian
}
