import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PressError } from '../errors.ts'

/** Milliseconds for which a write that the database had no room for says so, should nobody try again. */
const diskFullMemoryMs = 60_000
/** Disks are the process's, not an app's. */
let fullAt = -Infinity

/** Remembers a failure that was the database's disk being full (53100); Drizzle wraps what the driver throws. */
export function recordDiskFullError(thrown: unknown): void {
  for (let one = thrown; one instanceof Error; one = one.cause)
    if ('code' in one && one.code === '53100') fullAt = performance.now()
}

/** Refuses while nothing can be saved: tries the files' folder, and believes what writes to the database met lately. */
export async function assertDiskSpace(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'files', 'incoming')
  const probe = join(folder, `probe.${process.pid}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(probe, 'press')
  await rm(probe, { force: true })
  if (performance.now() < fullAt + diskFullMemoryMs) throw new PressError('unavailable', { message: 'diskFull' })
}
