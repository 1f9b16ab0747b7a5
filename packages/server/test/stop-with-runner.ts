import { join } from 'node:path'
import { inject } from 'vitest'

// A worker whose runner has exited cannot report results, so it ends. Its child processes end too (exit-watcher.ts).
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

// A compile cache for the processes that tests start, because compiling the modules takes half of a start. Node.js reads this
// variable only at process start, so the worker itself has no cache to write when it ends.
process.env['NODE_COMPILE_CACHE'] = join(inject('sharedDataDir'), 'compiled')
