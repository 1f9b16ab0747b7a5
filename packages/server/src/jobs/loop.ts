import type { FastifyBaseLogger } from 'fastify'

export interface Loop {
  /** Starts the next step at once, without waiting for the idle time to end. */
  wake: () => void
  /** Aborts the signal of the current step and resolves when the step has ended. */
  stop: () => Promise<void>
}

/** Repeats a step while it finds something to do, then waits until `wake` is called or for `idle` milliseconds. */
export function startLoop(
  step: (stopping: AbortSignal) => Promise<boolean>,
  idle: number,
  log: FastifyBaseLogger,
): Loop {
  const stopping = new AbortController()
  let wake: () => void

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // A wake-up during the step also counts, because the step may have looked before the new work existed.
      const woken = new Promise<void>((resolve) => (wake = resolve))
      try {
        if (await step(stopping.signal)) continue
      } catch (error) {
        // The database is usually unavailable in this case; the next round retries.
        log.warn({ err: error }, 'a background step failed')
      }
      const timer = setTimeout(wake, idle)
      await woken
      clearTimeout(timer)
    }
  }

  const running = run()
  return {
    wake: () => wake(),
    stop: () => {
      stopping.abort()
      wake()
      return running
    },
  }
}
