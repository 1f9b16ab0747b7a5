import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { withClient } from '../database/client.ts'
import { startLoop, type Loop } from '../jobs/loop.ts'
import { readBaseBackups } from './base-backup.ts'
import { archiveAll, deliverFile } from './files.ts'
import type { ArchiveConfig } from './layout.ts'
import { prune } from './prune.ts'
import { missingFrom } from './segments.ts'
import { archiveState } from './state.ts'
import { takeBaseBackup } from './take-base-backup.ts'

/** The number of milliseconds between base backups. */
const day = 86_400_000

/** Maintains the archive that the settings name, if any. */
export function startArchive(
  pool: pg.Pool,
  url: string,
  config: Config,
  round: number,
  log: FastifyBaseLogger,
): Pick<Loop, 'stop'> | undefined {
  const { archive } = config
  if (!archive) return undefined
  const archived = { ...config, archive }
  const stopping = new AbortController()
  const { signal } = stopping
  let isBackfilled = false
  async function step(): Promise<boolean> {
    // Archives the files that were uploaded before the archive was configured. Their rows are in a segment that is archived now.
    if (!isBackfilled) await withClient(url, (client) => archiveAll(client, archived, signal))
    isBackfilled = true
    await keepArchive(pool, url, archived, signal)
    return false
  }
  const loop = startLoop(step, round, log)
  return {
    stop: () => {
      // Aborts a running base backup, which takes longer than a shutdown may take. The next start makes another one.
      stopping.abort()
      return loop.stop()
    },
  }
}

/** Runs one round: delivers pending files, and takes a base backup when one is due. PostgreSQL itself archives the log. */
async function keepArchive(pool: pg.Pool, url: string, config: ArchiveConfig, signal: AbortSignal): Promise<void> {
  await deliverFile(config.dataDir, config.archive)
  const { archiving } = await archiveState(pool, config.archive)
  if (!archiving) throw new Error('The database was started without PRESS_ARCHIVE; stop the press and start it again')
  if (!(await isDue(config.archive))) return
  await takeBaseBackup(url, config, signal)
  await prune(config.archive)
}

async function isDue(archive: string): Promise<boolean> {
  const last = (await readBaseBackups(archive)).at(-1)
  if (!last || Date.now() > last.at.getTime() + day) return true
  // Also due when a segment is missing. A command that was run without PRESS_ARCHIVE starts a server that does not archive.
  return (await missingFrom(archive, last.first)) !== undefined
}
