import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type pg from 'pg'
import { forEachConcurrent } from '../backup/for-each-concurrent.ts'
import { getFilePath } from '../backup/manifest.ts'
import { pathIn } from '../files/local-store.ts'
import { placeWithDigest, fsyncFolder } from '../files/file-digest.ts'
import { isKey, getPendingFolder, type ArchiveConfig } from './layout.ts'

/**
 * Sends a file, whose bytes do not change any more, on its way into the archive; to be called before its row is written. The work
 * does not wait for the archive, and goes on when the archive is away: the log, which has the row, waits for the file.
 */
export async function sendFile(path: string, dataDir: string, archive: string): Promise<void> {
  const waiting = getPendingFolder(dataDir)
  const key = basename(path)
  await placeFile(path, join(waiting, key))
  // What fails now is tried again by the archive's next round, which says why.
  void deliverOne(key, dataDir, archive).catch(() => undefined)
}

/** Brings what is on its way into the archive. */
export async function deliverFile(dataDir: string, archive: string): Promise<void> {
  for (const key of await readdir(getPendingFolder(dataDir))) if (isKey(key)) await deliverOne(key, dataDir, archive)
}

async function deliverOne(key: string, dataDir: string, archive: string): Promise<void> {
  const waiting = join(getPendingFolder(dataDir), key)
  try {
    await placeFile(waiting, getFilePath(archive, key))
  } catch (error) {
    // Another one was quicker.
    if (existsSync(waiting)) throw error
  }
  await rm(waiting, { force: true })
}

const filesAtOnce = 4

/** Archives those that came while there was no archive, and answers with the keys of all; none of a bucket, which keeps its own. */
export async function archiveAll(
  client: pg.Client,
  { dataDir, archive, bucket }: ArchiveConfig,
  signal: AbortSignal,
): Promise<string[]> {
  if (bucket) return []
  const { rows } = await client.query<{ key: string }>('select key from files order by key')
  await forEachConcurrent(rows, filesAtOnce, async ({ key }) => {
    signal.throwIfAborted()
    // One whose bytes were lost before can be brought back by nobody; `press backup` names it.
    await placeFile(pathIn(dataDir, key), getFilePath(archive, key)).catch(ignoreMissing)
  })
  return rows.map(({ key }) => key)
}

export function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Puts a file where it is to stay unless it is there: as a second name on the same disk, else as a copy. */
export async function placeFile(from: string, to: string): Promise<void> {
  if (existsSync(to)) return
  const folder = dirname(to)
  if (await mkdir(folder, { recursive: true })) await fsyncFolder(dirname(folder))
  try {
    await link(from, to)
  } catch {
    const draft = `${to}.${randomBytes(4).toString('hex')}`
    try {
      await placeWithDigest(createReadStream(from), draft)
      await rename(draft, to)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  await fsyncFolder(folder)
}
