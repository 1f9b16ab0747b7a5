// Started by keep.ts, whose process holds the other end of standard input: when that breaks, the press was killed.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds for a press that is started again to take the database over. */
const takeoverGraceMs = 5_000

const [, , dataDir = ''] = process.argv
await once(process.stdin.resume(), 'end')
await wait(takeoverGraceMs)
const { stopUnusedServer } = await import('./embedded.ts')
await stopUnusedServer(dataDir)
