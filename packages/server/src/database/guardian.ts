// Started by keep.ts, whose process holds the other end of standard input: when that breaks, the press was killed.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds for a press that is started again to take the database over. */
const grace = 5_000

const [, , dataDir = ''] = process.argv
await once(process.stdin.resume(), 'end')
await wait(grace)
const { stopAbandoned } = await import('./embedded.ts')
await stopAbandoned(dataDir)
