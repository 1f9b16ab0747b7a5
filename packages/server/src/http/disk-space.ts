import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PressError } from '../errors.ts'

/** The time in milliseconds for which a full database disk is reported after the last failed write. */
const diskFullMemoryMs = 60_000
/** The time of the last failure. It is shared by all apps of the process, because they use the same disks. */
let lastDiskFullAt = -Infinity

/** Records an error of the database's full disk (53100). Looks into the causes, because Drizzle wraps the driver's errors. */
export function recordDiskFullError(thrownError: unknown): void {
  for (let error = thrownError; error instanceof Error; error = error.cause)
    if ('code' in error && error.code === '53100') lastDiskFullAt = performance.now()
}

/** Throws while nothing can be saved: if the files' folder is not writable, or a database write failed recently. */
export async function assertDiskSpace(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'files', 'incoming')
  const probePath = join(folder, `probe.${process.pid}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(probePath, 'press')
  await rm(probePath, { force: true })
  if (performance.now() < lastDiskFullAt + diskFullMemoryMs)
    throw new PressError('unavailable', { message: 'diskFull' })
}
