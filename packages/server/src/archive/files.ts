import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type pg from 'pg'
import { forEachConcurrent } from '../backup/for-each-concurrent.ts'
import { getFilePath } from '../backup/manifest.ts'
import { getStoredFilePath } from '../files/local-store.ts'
import { placeWithDigest, fsyncFolder } from '../files/file-digest.ts'
import { isKey, getPendingFolder, type ArchiveConfig } from './layout.ts'

/**
 * Queues a file whose bytes will not change for the archive. It must be called before the file's row is saved. The caller does not
 * wait for the archive, and continues even when the archive is unavailable. The log segment with the row is archived after the
 * file.
 */
export async function queueForArchive(path: string, dataDir: string, archive: string): Promise<void> {
  const pendingFolder = getPendingFolder(dataDir)
  const key = basename(path)
  await placeFile(path, join(pendingFolder, key))
  // The archive's next round retries a failure and reports its reason.
  void deliverPendingFile(key, dataDir, archive).catch(() => undefined)
}

/** Moves the pending files into the archive. */
export async function deliverPendingFiles(dataDir: string, archive: string): Promise<void> {
  for (const key of await readdir(getPendingFolder(dataDir)))
    if (isKey(key)) await deliverPendingFile(key, dataDir, archive)
}

async function deliverPendingFile(key: string, dataDir: string, archive: string): Promise<void> {
  const pendingPath = join(getPendingFolder(dataDir), key)
  try {
    await placeFile(pendingPath, getFilePath(archive, key))
  } catch (error) {
    // Ignored if another process has already delivered the file.
    if (existsSync(pendingPath)) throw error
  }
  await rm(pendingPath, { force: true })
}

const maxConcurrentFiles = 4

/**
 * Archives the files that were uploaded while there was no archive. Returns the keys of all files. For a bucket, which stores its
 * files itself, returns no keys.
 */
export async function archiveAllFiles(
  client: pg.Client,
  { dataDir, archive, bucket }: ArchiveConfig,
  signal: AbortSignal,
): Promise<string[]> {
  if (bucket) return []
  const { rows } = await client.query<{ key: string }>('select key from files order by key')
  await forEachConcurrent(rows, maxConcurrentFiles, async ({ key }) => {
    signal.throwIfAborted()
    // Ignores files whose bytes were already lost, because they cannot be restored. `press backup` names them.
    await placeFile(getStoredFilePath(dataDir, key), getFilePath(archive, key)).catch(ignoreMissing)
  })
  return rows.map(({ key }) => key)
}

export function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Puts a file in its final place, unless the file is already there. Makes a hard link on the same disk, otherwise a copy. */
export async function placeFile(sourcePath: string, targetPath: string): Promise<void> {
  if (existsSync(targetPath)) return
  const folder = dirname(targetPath)
  if (await mkdir(folder, { recursive: true })) await fsyncFolder(dirname(folder))
  try {
    await link(sourcePath, targetPath)
  } catch {
    const draftPath = `${targetPath}.${randomBytes(4).toString('hex')}`
    try {
      await placeWithDigest(createReadStream(sourcePath), draftPath)
      await rename(draftPath, targetPath)
    } catch (error) {
      await rm(draftPath, { force: true })
      throw error
    }
  }
  await fsyncFolder(folder)
}
