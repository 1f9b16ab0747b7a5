import { fileURLToPath } from 'node:url'
import { createProcessWorker } from '../../src/processes/worker.ts'

/* Starts a worker that is busy for an hour, reports it, and waits to be killed. */

const worker = createProcessWorker(fileURLToPath(new URL('bounded.ts', import.meta.url)), {
  timeoutMs: 3_600_000,
  isReusable: true,
})
const pid = await worker.run({ kind: 'echo' })
void worker.run({ kind: 'spin' })
process.send?.(pid)
process.on('message', () => undefined)
