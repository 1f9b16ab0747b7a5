import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { withClient } from '../database/client.ts'
import { startLoop, type Loop } from '../jobs/loop.ts'
import { readBaseBackups } from './base-backup.ts'
import { archiveAllFiles, deliverPendingFiles } from './files.ts'
import type { ArchiveConfig } from './layout.ts'
import { pruneArchive } from './prune.ts'
import { findMissingSegment } from './segments.ts'
import { readArchiveState } from './state.ts'
import { takeBaseBackup } from './take-base-backup.ts'

/** The number of milliseconds between base backups. */
const backupIntervalMs = 86_400_000

/** Maintains the archive that the settings name, if any. */
export function startArchive(
  pool: pg.Pool,
  url: string,
  config: Config,
  roundIntervalMs: number,
  log: FastifyBaseLogger,
): Pick<Loop, 'stop'> | undefined {
  const { archive } = config
  if (!archive) return undefined
  const archiveConfig = { ...config, archive }
  const abortController = new AbortController()
  const { signal } = abortController
  let isBackfilled = false
  async function runRound(): Promise<boolean> {
    // Archives the files that were uploaded before the archive was configured. Their rows are in a segment that is archived now.
    if (!isBackfilled) await withClient(url, (client) => archiveAllFiles(client, archiveConfig, signal))
    isBackfilled = true
    await maintainArchive(pool, url, archiveConfig, signal)
    return false
  }
  const loop = startLoop(runRound, roundIntervalMs, log)
  return {
    stop: () => {
      // Aborts a running base backup, which takes longer than a shutdown may take. The next start makes another one.
      abortController.abort()
      return loop.stop()
    },
  }
}

/** Runs one round: delivers pending files, and takes a base backup when one is due. PostgreSQL itself archives the log. */
async function maintainArchive(pool: pg.Pool, url: string, config: ArchiveConfig, signal: AbortSignal): Promise<void> {
  await deliverPendingFiles(config.dataDir, config.archive)
  const { archiving: isArchiving } = await readArchiveState(pool, config.archive)
  if (!isArchiving) throw new Error('The database was started without PRESS_ARCHIVE; stop the press and start it again')
  if (!(await isBackupDue(config.archive))) return
  await takeBaseBackup(url, config, signal)
  await pruneArchive(config.archive)
}

async function isBackupDue(archive: string): Promise<boolean> {
  const newestBackup = (await readBaseBackups(archive)).at(-1)
  if (!newestBackup || Date.now() > newestBackup.at.getTime() + backupIntervalMs) return true
  // Also due when a segment is missing. A command that was run without PRESS_ARCHIVE starts a server that does not archive.
  return (await findMissingSegment(archive, newestBackup.first)) !== undefined
}
