// Runs a permanent process and restarts it when it ends.
import { setTimeout as wait } from 'node:timers/promises'

/** The exit code of `press` for errors that need human intervention. */
const configErrorExitCode = 78
/** The delay in milliseconds before a restart. It doubles with each restart, until the process has run for a while. */
const minRestartDelayMs = 1_000
const maxRestartDelayMs = 60_000

/**
 * Runs a process until it is stopped. Invalid settings at the first start end the process. Later they do not, because a missing
 * service may return.
 */
export async function runWithRestarts(run, stopSignal) {
  let restartDelayMs = minRestartDelayMs
  for (let isFirstRun = true; ; isFirstRun = false) {
    const startedAt = performance.now()
    try {
      return await run()
    } catch (error) {
      if (stopSignal.aborted || (isFirstRun && error.code === configErrorExitCode)) throw error
      if (performance.now() - startedAt > maxRestartDelayMs) restartDelayMs = minRestartDelayMs
      console.error(`✗ ${error.message}; restarting in ${restartDelayMs / 1000} s.`)
    }
    await wait(restartDelayMs, undefined, { signal: stopSignal }).catch(() => undefined)
    if (stopSignal.aborted) return
    restartDelayMs = Math.min(restartDelayMs * 2, maxRestartDelayMs)
  }
}
