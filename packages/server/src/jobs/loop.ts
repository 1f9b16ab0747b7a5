import type { FastifyBaseLogger } from 'fastify'

export interface Loop {
  /** There may be something to do: do not wait for the next round. */
  wake: () => void
  /** Resolves when the step under way has ended. */
  stop: () => Promise<void>
}

/** Repeats a step as long as it finds something to do, then waits to be woken, or for some milliseconds. */
export function startLoop(step: () => Promise<boolean>, idle: number, log: FastifyBaseLogger): Loop {
  let stopped = false
  let woken = false
  let wake = (): void => {
    woken = true
  }
  const pause = () =>
    new Promise<void>((resolve) => {
      if (woken) return resolve()
      const timer = setTimeout(resolve, idle)
      const sleepingWake = wake
      wake = () => {
        clearTimeout(timer)
        wake = sleepingWake
        resolve()
      }
    })
  const run = async () => {
    while (!stopped) {
      woken = false
      try {
        if (await step()) continue
      } catch (error) {
        // The database is away, as a rule; the next round tries again.
        log.warn({ err: error }, 'a background step failed')
        woken = false
      }
      if (!stopped) await pause()
    }
  }
  const running = run()
  return {
    wake: () => wake(),
    stop: () => {
      stopped = true
      wake()
      return running
    },
  }
}
