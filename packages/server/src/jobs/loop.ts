import type { FastifyBaseLogger } from 'fastify'

export interface Loop {
  /** Starts the next step at once, without waiting for the idle time to end. */
  wake: () => void
  /** Aborts the signal of the current step and resolves when the step has ended. */
  stop: () => Promise<void>
}

/** Repeats a step while it finds something to do, then waits until `wake` is called or for `idleMs` milliseconds. */
export function startLoop(
  step: (signal: AbortSignal) => Promise<boolean>,
  idleMs: number,
  log: FastifyBaseLogger,
): Loop {
  const abortController = new AbortController()
  let wake: () => void

  async function run(): Promise<void> {
    while (!abortController.signal.aborted) {
      // A wake-up during the step also counts, because the step may have looked before the new work existed.
      const nextWake = new Promise<void>((resolve) => (wake = resolve))
      try {
        if (await step(abortController.signal)) continue
      } catch (error) {
        // The database is usually unavailable in this case; the next round retries.
        log.warn({ err: error }, 'a background step failed')
      }
      const timer = setTimeout(wake, idleMs)
      await nextWake
      clearTimeout(timer)
    }
  }

  const loopEnd = run()
  return {
    wake: () => wake(),
    stop: () => {
      abortController.abort()
      wake()
      return loopEnd
    },
  }
}
