// The program for PostgreSQL's `archive_command`: stores a log segment in the archive. Once it has ended with exit code 0,
// PostgreSQL may delete the segment.
import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { fsyncFolder } from '../files/file-digest.ts'
import { compress } from './compress.ts'

/** The maximum number of milliseconds to wait for pending files. After that the program fails, and PostgreSQL retries. */
const maxWaitMs = 5_000

const [, , sourcePath = '', name = '', folder = '', pendingFolder = ''] = process.argv
const targetPath = join(folder, `${name}.gz`)

/** Waits for the files that were pending when the segment ended, so that a row is never restored without its file. */
async function waitForPendingFiles(): Promise<void> {
  const pendingKeys = readdirSync(pendingFolder).filter((key) => !key.includes('.'))
  const deadline = Date.now() + maxWaitMs
  while (pendingKeys.some((key) => existsSync(join(pendingFolder, key)))) {
    if (Date.now() > deadline) throw new Error(`Files in ${pendingFolder} are not in the archive yet`)
    await wait(50)
  }
}

/**
 * Stores a segment and never overwrites a different segment. PostgreSQL may send a segment again that it has not recorded as
 * archived. No other file may have that name.
 */
async function storeSegment(): Promise<void> {
  if (existsSync(targetPath)) {
    const storedSegment = await buffer(createReadStream(targetPath).pipe(createGunzip())).catch(() => undefined)
    if (!storedSegment?.equals(await readFile(sourcePath)))
      throw new Error(`${targetPath} already exists with different content`)
  } else {
    const draftPath = `${targetPath}.draft`
    await compress(sourcePath, draftPath)
    await rename(draftPath, targetPath)
  }
  await fsyncFolder(folder)
}

await waitForPendingFiles()
await storeSegment()
