import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** `open`: closes the last press and opens a fresh one; `close`: closes it; `log`: does nothing but answer. */
export type Order = 'open' | 'close' | 'log'

/** The process that opens a worker's presses, one after the other. */
export interface Farm {
  /** Resolves with what the press has logged, once the order is carried out. */
  ask: (order: Order) => Promise<string>
  end: () => Promise<void>
}

export function startFarm(): Farm {
  // It ends by itself when this process does, as the channel between them is gone then.
  const child = fork(fileURLToPath(new URL('press.ts', import.meta.url)), {
    execArgv: ['--conditions=@press/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  return {
    ask: async (order) => {
      child.send(order)
      const [told] = (await Promise.race([
        once(child, 'message'),
        gone.then(() => [{ error: 'The process of the presses has ended' }]),
      ])) as [{ log?: string; error?: string }]
      if (told.error !== undefined) throw new Error(told.error)
      return told.log ?? ''
    },
    end: async () => {
      child.disconnect()
      await gone
    },
  }
}
