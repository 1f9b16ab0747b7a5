// What is to run for good, and is started again when it ends by itself.
import { setTimeout as wait } from 'node:timers/promises'

/** Exit code of `press` for what only a person can mend. */
const configErrorExitCode = 78
/** Milliseconds before it is started again: twice as long each time, until it has run for a while. */
const shortest = 1_000
const maxRestartDelayMs = 60_000

/**
 * Runs until it is stopped. Settings that are wrong from the beginning end it; afterwards nothing does, as what they name may
 * come back.
 */
export async function runWithRestarts(run, stopping) {
  let pause = shortest
  for (let first = true; ; first = false) {
    const began = performance.now()
    try {
      return await run()
    } catch (error) {
      if (stopping.aborted || (first && error.code === configErrorExitCode)) throw error
      if (performance.now() - began > maxRestartDelayMs) pause = shortest
      console.error(`✗ ${error.message}; it starts again in ${pause / 1000} s.`)
    }
    await wait(pause, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return
    pause = Math.min(pause * 2, maxRestartDelayMs)
  }
}
