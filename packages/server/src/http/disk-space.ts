import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PressError } from '../errors.ts'

/** How long, in milliseconds, a full database disk is reported after the last failed write. */
const diskFullMemoryMs = 60_000
/** Disks belong to the process, not to one app. */
let fullAt = -Infinity

/** Records a failure if it was the database's full disk (53100); Drizzle wraps the driver's errors. */
export function recordDiskFullError(thrown: unknown): void {
  for (let one = thrown; one instanceof Error; one = one.cause)
    if ('code' in one && one.code === '53100') fullAt = performance.now()
}

/** Refuses while nothing can be saved: tests the files' folder, and considers recent database write failures. */
export async function assertDiskSpace(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'files', 'incoming')
  const probe = join(folder, `probe.${process.pid}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(probe, 'press')
  await rm(probe, { force: true })
  if (performance.now() < fullAt + diskFullMemoryMs) throw new PressError('unavailable', { message: 'diskFull' })
}
