import { join } from 'node:path'
import { inject } from 'vitest'

// A worker whose runner is gone has nobody to tell how a test went: it ends, and what it started ends with it (exit-watcher.ts).
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

// For the processes that tests start: half of the time that a start takes is to compile the modules. Node.js reads this only when a
// process starts, so the worker itself has no cache to write when it ends.
process.env['NODE_COMPILE_CACHE'] = join(inject('sharedDataDir'), 'compiled')
