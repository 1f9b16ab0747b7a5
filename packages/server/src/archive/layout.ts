import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError, readOrCreateSecret, type Config } from '../config.ts'

/** The settings that the archive needs. */
export type ArchiveConfig = Pick<Config, 'dataDir' | 'bucket' | 'secret'> & { archive: string }

/** The folder of the write-ahead log, one segment per file. */
export const getWalFolder = (archive: string): string => join(archive, 'wal')
export const getSegmentPath = (archive: string, name: string): string => join(getWalFolder(archive), `${name}.gz`)
export const getBasesFolder = (archive: string): string => join(archive, 'base')
/** The folder of users' files that are not archived yet. It is in the data folder, where a hard link is always possible. */
export const getPendingFolder = (dataDir: string): string => join(dataDir, 'archive.waiting')
/** Whether a name is the key of a file. The name of an unfinished copy is not a key. */
export const isKey = (name: string): boolean => !name.includes('.')

/**
 * Creates the folders of an archive and binds the archive to this data folder. Otherwise two instances of a press, such as those
 * before and after a restore, would store segments with the same names.
 */
export function claimArchive(archive: string, dataDir: string): void {
  const instanceId = readOrCreateSecret(join(dataDir, 'archive.id'))
  const ownerIdPath = join(archive, 'press.id')
  try {
    writeFileSync(ownerIdPath, instanceId, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (readFileSync(ownerIdPath, 'utf8') !== instanceId)
    throw new OperatorError(
      `PRESS_ARCHIVE ${archive} belongs to another press, or to this press before a restore; set an empty folder.`,
    )
  for (const folder of [getWalFolder(archive), getBasesFolder(archive)])
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pendingFolder = getPendingFolder(dataDir)
  mkdirSync(pendingFolder, { recursive: true })
  // PostgreSQL reads this folder and may run as another user.
  chmodSync(pendingFolder, 0o755)
}
