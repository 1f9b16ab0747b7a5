import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { aboutIn, readBaseBackups, type BaseBackup } from './base-backup.ts'
import { getWalFolder } from './layout.ts'

/** Base backups; with one a day, every moment of the last six days can be brought back. */
const kept = 7
const day = 86_400_000

/** Removes old base backups, and what only they needed of the log and of people's files. */
export async function prune(archive: string): Promise<void> {
  const bases = await readBaseBackups(archive)
  for (const { folder } of bases.slice(0, -kept)) {
    // First what makes it a base backup, in case this is cut off.
    await rm(aboutIn(folder), { force: true })
    await rm(folder, { recursive: true, force: true })
  }
  const oldest = bases.at(-kept) ?? bases[0]
  if (!oldest) return
  await pruneLog(archive, oldest)
  await pruneFiles(archive, oldest)
}

async function pruneLog(archive: string, { first }: BaseBackup): Promise<void> {
  for (const name of await readdir(getWalFolder(archive)))
    // Without the timeline, as pg_archivecleanup compares them. A history of timelines is small, and stays.
    if (/^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first.slice(8)) await rm(join(getWalFolder(archive), name))
}

/** One is needed if a row named it when the oldest base backup began, or if it came later. */
async function pruneFiles(archive: string, { at, keys }: BaseBackup): Promise<void> {
  const named = new Set(keys)
  const root = join(archive, 'files')
  for (const folder of await readdir(root).catch(() => []))
    for (const name of await readdir(join(root, folder))) {
      if (named.has(name)) continue
      const path = join(root, folder, name)
      // A day more: the clock of the disk may be another one's, and a file is written before it is kept.
      if ((await stat(path)).mtimeMs < at.getTime() - day) await rm(path)
    }
}
