import type pg from 'pg'
import { readBaseBackups } from './base-backup.ts'
import { getWalFolder } from './layout.ts'
import { findMissingSegment } from './segments.ts'
import { quotePath } from './settings.ts'

export interface ArchiveState {
  /** Whether the running server archives into this folder. */
  archiving: boolean
  /** When a segment was last archived, according to the server's statistics. A crash resets them. */
  last: Date | null
  /** The segment whose last archiving attempt failed. */
  failing: string | null
  /** How long the oldest pending segment has been pending, in seconds. */
  late: number
}

export async function readArchiveState(pool: pg.Pool, archive: string): Promise<ArchiveState> {
  const { rows } = await pool.query<ArchiveState>(
    `select current_setting('archive_mode') = 'on' and strpos(current_setting('archive_command'), $1) > 0 as archiving,
      last_archived_time as last,
      case when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_wal end as failing,
      (select coalesce(extract(epoch from now() - min(modification)), 0)::float
        from pg_ls_archive_statusdir() where name like '%.ready') as late
      from pg_stat_archiver`,
    [quotePath(getWalFolder(archive))],
  )
  return rows[0] as ArchiveState
}

/** The number of seconds after which a pending segment is reported as a problem. */
const maxDelaySeconds = 300
/** The age in milliseconds from which the newest base backup is too old. */
const maxAgeMs = 2 * 86_400_000

/** Returns a text that says which moments can be restored, for `press doctor`. Rejects if there is a problem. */
export async function checkArchive(pool: pg.Pool, archive: string): Promise<string> {
  const {
    archiving: isArchiving,
    last: lastArchivedAt,
    failing: failedSegment,
    late: delaySeconds,
  } = await readArchiveState(pool, archive)
  if (!isArchiving) throw new Error('the database was started without PRESS_ARCHIVE; stop the press and start it again')
  if (failedSegment) throw new Error(`${failedSegment} could not be archived; see database.log in the data folder`)
  if (delaySeconds > maxDelaySeconds)
    throw new Error(`the oldest segment of the log has waited ${Math.round(delaySeconds / 60)} minutes to be archived`)
  const bases = await readBaseBackups(archive)
  const [oldestBackup, newestBackup] = [bases[0], bases.at(-1)]
  if (!oldestBackup || !newestBackup) throw new Error('there is no base backup yet; the running press takes one')
  if (Date.now() > newestBackup.at.getTime() + maxAgeMs)
    throw new Error(
      `the newest base backup is from ${newestBackup.at.toISOString()}; see the press's log for the reason`,
    )
  const missingSegment = await findMissingSegment(archive, oldestBackup.first)
  if (missingSegment)
    throw new Error(
      `segment ${missingSegment} is missing; not every moment since ${oldestBackup.at.toISOString()} can be restored`,
    )
  return `any moment from ${oldestBackup.at.toISOString()} to ${(lastArchivedAt ?? newestBackup.at).toISOString()} can be restored`
}
