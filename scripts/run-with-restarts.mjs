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
export async function runWithRestarts(run, stopping) {
  let pause = minRestartDelayMs
  for (let first = true; ; first = false) {
    const began = performance.now()
    try {
      return await run()
    } catch (error) {
      if (stopping.aborted || (first && error.code === configErrorExitCode)) throw error
      if (performance.now() - began > maxRestartDelayMs) pause = minRestartDelayMs
      console.error(`✗ ${error.message}; restarting in ${pause / 1000} s.`)
    }
    await wait(pause, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return
    pause = Math.min(pause * 2, maxRestartDelayMs)
  }
}
