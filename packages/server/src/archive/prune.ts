import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getDescriptionPath, readBaseBackups, type BaseBackup } from './base-backup.ts'
import { getWalFolder } from './layout.ts'

/** The number of base backups that are kept. With one a day, every moment of the last six days can be restored. */
const maxBackups = 7
const dayMs = 86_400_000

/** Removes old base backups, and the log segments and users' files that only these backups needed. */
export async function pruneArchive(archive: string): Promise<void> {
  const baseBackups = await readBaseBackups(archive)
  for (const { folder } of baseBackups.slice(0, -maxBackups)) {
    // Removes the description first. If the removal is interrupted, the rest does not count as a valid base backup.
    await rm(getDescriptionPath(folder), { force: true })
    await rm(folder, { recursive: true, force: true })
  }
  const oldestBackup = baseBackups.at(-maxBackups) ?? baseBackups[0]
  if (!oldestBackup) return
  await pruneLog(archive, oldestBackup)
  await pruneFiles(archive, oldestBackup)
}

async function pruneLog(archive: string, { first: firstSegment }: BaseBackup): Promise<void> {
  for (const name of await readdir(getWalFolder(archive)))
    // Compares names without the timeline, as pg_archivecleanup does. The history files of timelines are not removed, because they
    // are small.
    if (/^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < firstSegment.slice(8))
      await rm(join(getWalFolder(archive), name))
}

/**
 * Removes files that no backup needs. A file is needed if a row referenced it when the oldest base backup began, or if it was
 * archived later.
 */
async function pruneFiles(archive: string, { at: backupMoment, keys }: BaseBackup): Promise<void> {
  const backupKeys = new Set(keys)
  const filesFolder = join(archive, 'files')
  for (const folder of await readdir(filesFolder).catch(() => []))
    for (const name of await readdir(join(filesFolder, folder))) {
      if (backupKeys.has(name)) continue
      const path = join(filesFolder, folder, name)
      // Leaves a margin of a day. The disk's clock may differ, and a file is stored before it is archived.
      if ((await stat(path)).mtimeMs < backupMoment.getTime() - dayMs) await rm(path)
    }
}
