import { join } from 'node:path'
import { inject } from 'vitest'

// A worker whose runner has exited cannot report results: it ends, together with the processes it started (exit-watcher.ts).
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

// For the processes that tests start: compiling the modules takes half of a start. Node.js reads this variable only at process
// start, so the worker itself has no cache to write when it ends.
process.env['NODE_COMPILE_CACHE'] = join(inject('sharedDataDir'), 'compiled')
