import { spawn, type ChildProcess } from 'node:child_process'
import type { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

let guardianInput: Writable | undefined

/**
 * Starts a separate process with a pipe to this process. However this process ends, the pipe breaks, and the other process then
 * stops the watched databases and child processes.
 */
function startGuardian(): Writable {
  const programPath = fileURLToPath(new URL('guardian.ts', import.meta.url))
  const guardian = spawn(process.execPath, [programPath], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] })
  guardian.unref()
  const { stdin } = guardian
  // Only this process keeps the pipe open, and the pipe does not keep this process running.
  ;(stdin as Writable & { unref?: () => void }).unref?.()
  return stdin
}

const notifyWatcher = (watchRequest: object): void =>
  void (guardianInput ??= startGuardian()).write(`${JSON.stringify(watchRequest)}\n`)

/** Stops the database of a data folder when this process ends, even if it is killed. */
export const stopDatabaseOnExit = (dataDir: string): void => notifyWatcher({ dataDir })

/** Stops the child when this process ends, even if one of the two is suspended or killed. */
export function stopChildOnExit(child: ChildProcess): void {
  notifyWatcher({ pid: child.pid, begins: true })
  child.once('exit', () => notifyWatcher({ pid: child.pid, begins: false }))
}
