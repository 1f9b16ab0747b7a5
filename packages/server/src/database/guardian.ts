// The process that `supervise-embedded.ts` starts. The parent process holds the other end of standard input. If standard input
// closes without a stop message, the press was killed.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** The number of milliseconds in which a restarted press can take over the database. */
const takeoverGraceMs = 5_000

const [, , dataDir = ''] = process.argv
await once(process.stdin.resume(), 'end')
await wait(takeoverGraceMs)
const { stopUnusedServer } = await import('./embedded.ts')
await stopUnusedServer(dataDir)
