import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PressError } from '../errors.ts'

/** Milliseconds for which a refused write says that there is no room, should nobody try again. */
const memory = 60_000
/** Disks are the process's, not an app's. */
let fullAt = -Infinity

/** A write found no room, on the database's disk or the files'. */
export const noteFull = (): void => void (fullAt = performance.now())

/** Refuses while nothing can be saved: tries the files' folder, and believes what writes to the database met lately. */
export async function assertRoom(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'files', 'incoming')
  const probe = join(folder, `probe.${process.pid}`)
  await mkdir(folder, { recursive: true })
  await writeFile(probe, 'press')
  await rm(probe, { force: true })
  if (performance.now() < fullAt + memory) throw new PressError('unavailable', { message: 'diskFull' })
}
