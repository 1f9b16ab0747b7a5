// Started by `supervise-embedded.ts`, whose process holds the other end of standard input. When that closes without a stop, the
// press was killed.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds for a restarted press to take over the database. */
const takeoverGraceMs = 5_000

const [, , dataDir = ''] = process.argv
await once(process.stdin.resume(), 'end')
await wait(takeoverGraceMs)
const { stopUnusedServer } = await import('./embedded.ts')
await stopUnusedServer(dataDir)
