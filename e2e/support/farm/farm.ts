import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** `open` replaces the press with a fresh press, `close` closes it, and `log` only returns its log. */
export type Order = 'open' | 'close' | 'log'

/** A child process that opens the presses of one worker, one at a time. */
export interface Farm {
  /** Sends an order to the child process. Resolves with the log of the press. */
  sendOrder: (order: Order) => Promise<string>
  stop: () => Promise<void>
}

export function startFarm(): Farm {
  // The child process exits when this process ends, because the IPC channel closes.
  const child = fork(fileURLToPath(new URL('press.ts', import.meta.url)), {
    execArgv: ['--conditions=@press/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exitEvent = once(child, 'exit')
  return {
    sendOrder: async (order) => {
      child.send(order)
      const [reply] = (await Promise.race([
        once(child, 'message'),
        exitEvent.then(() => [{ error: 'The process of the presses has exited' }]),
      ])) as [{ log?: string; error?: string }]
      if (reply.error !== undefined) throw new Error(reply.error)
      return reply.log ?? ''
    },
    stop: async () => {
      child.disconnect()
      await exitEvent
    },
  }
}
