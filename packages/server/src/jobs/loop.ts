import type { FastifyBaseLogger } from 'fastify'

export interface Loop {
  /** There may be something to do: do not wait for the next round. */
  wake: () => void
  /** Resolves when the step under way has ended. */
  stop: () => Promise<void>
}

/** Repeats a step as long as it finds something to do, then waits to be woken, or for some milliseconds. */
export function startLoop(step: () => Promise<boolean>, idle: number, log: FastifyBaseLogger): Loop {
  const stopping = new AbortController()
  let wake: () => void

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Rings also when it is touched during the step, which may have looked too early.
      const bell = new Promise<void>((resolve) => (wake = resolve))
      try {
        if (await step()) continue
      } catch (error) {
        // The database is away, as a rule; the next round tries again.
        log.warn({ err: error }, 'a background step failed')
      }
      const timer = setTimeout(wake, idle)
      await bell
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
