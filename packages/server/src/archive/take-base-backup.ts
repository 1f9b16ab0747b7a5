import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import { withBackupLock, hashSecret } from '../backup/backup.ts'
import { forEachConcurrent } from '../backup/for-each-concurrent.ts'
import { fsyncFolder } from '../files/file-digest.ts'
import { readOrCreateSecret } from '../config.ts'
import { withClient } from '../database/client.ts'
import { clusterIn, passwordIn } from '../database/server.ts'
import { aboutIn, clusterFileIn, unfinished, type AboutBase } from './base-backup.ts'
import { compress } from './compress.ts'
import { archiveAll, ignoreMissing } from './files.ts'
import { getBasesFolder, getSegmentPath, type ArchiveConfig } from './layout.ts'

const filesAtOnce = 4
/** The maximum number of milliseconds to wait until the last segment is in the archive. */
const maxWaitMs = 600_000

/*
 * Files and folders that a copy leaves out (PostgreSQL, "Making a Base Backup Using the Low Level API"): the state of the running
 * server, files that it recreates at startup, and the log, which comes from the archive.
 */
const emptied = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]
const leftOut =
  /(^|\/)(postmaster\.(pid|opts)|backup_label|tablespace_map|current_logfiles|pg_internal\.init[^/]*|pgsql_tmp[^/]*)$/
/** The file that is copied last, because it names the newest checkpoint. pg_basebackup does the same. */
const control = 'global/pg_control'

/**
 * Copies the database's files while people work. Together with the log from that point on, the copy can restore any later moment.
 */
export async function takeBaseBackup(url: string, config: ArchiveConfig, signal: AbortSignal): Promise<void> {
  const { dataDir, archive } = config
  const bases = getBasesFolder(archive)
  await withClient(url, async (client) => {
    await withBackupLock(client)
    // Removes what an interrupted backup has left.
    for (const name of await readdir(bases))
      if (name.endsWith(unfinished)) await rm(join(bases, name), { recursive: true, force: true })
    // Files are not deleted during the backup, and files that are uploaded later are archived as they arrive.
    const keys = await archiveAll(client, config, signal)
    const draft = join(bases, `${new Date().toISOString().replaceAll(':', '-')}${unfinished}`)
    await client.query("select pg_backup_start('press', fast => true)")
    const copied = await copyCluster(clusterIn(dataDir), draft, signal)
    const { label, last, at } = await stop(client)
    await writeFile(clusterFileIn(draft, 'backup_label'), await promisify(gzip)(label), { mode: 0o600, flush: true })
    await writeFile(passwordIn(draft), readOrCreateSecret(passwordIn(dataDir)), { mode: 0o600, flush: true })
    const about: AboutBase = {
      format: 1,
      at: at.toISOString(),
      first: /^START WAL LOCATION: .+ \(file ([0-9A-F]{24})\)$/m.exec(label)?.[1] ?? '',
      secret: hashSecret(config.secret),
      folders: copied.folders,
      files: [...copied.files, 'backup_label'],
      keys,
    }
    await writeFile(aboutIn(draft), JSON.stringify(about), { mode: 0o600, flush: true })
    for (const folder of ['', ...copied.folders]) await fsyncFolder(join(draft, 'cluster', folder))
    await fsyncFolder(draft)
    await isArchived(getSegmentPath(archive, last), signal)
    // Gives the backup its final name only when it is complete.
    await rename(draft, draft.slice(0, -unfinished.length))
    await fsyncFolder(bases)
  })
}

interface Stopped {
  label: string
  /** The last log segment that the copy needs. */
  last: string
  /** The earliest moment that can be restored, rounded up. Every later moment can be restored too. */
  at: Date
}

async function stop(client: pg.Client): Promise<Stopped> {
  const { rows } = await client.query<Stopped>(
    `select labelfile as label, pg_walfile_name(lsn) as last, clock_timestamp() + interval '1 ms' as at
      from pg_backup_stop(wait_for_archive => false)`,
  )
  return rows[0] as Stopped
}

/** Waits until a segment is in the archive. PostgreSQL could wait itself, but its waiting cannot be aborted. */
async function isArchived(segment: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + maxWaitMs
  while (!existsSync(segment)) {
    if (Date.now() > deadline) throw new Error(`${segment} was not archived; the base backup is unusable without it`)
    await wait(100, undefined, { signal })
  }
}

async function copyCluster(cluster: string, draft: string, signal: AbortSignal) {
  const folders: string[] = []
  const found: string[] = []
  for await (const { path, isFolder } of contentsOf(cluster, '')) (isFolder ? folders : found).push(path)
  for (const folder of ['', ...folders]) await mkdir(join(draft, 'cluster', folder), { recursive: true, mode: 0o700 })
  const files: string[] = []
  const copy = async (path: string): Promise<void> => {
    signal.throwIfAborted()
    try {
      await compress(join(cluster, path), clusterFileIn(draft, path))
      files.push(path)
    } catch (error) {
      // The table was dropped meanwhile, and the log contains the drop too.
      ignoreMissing(error as Error)
      await rm(clusterFileIn(draft, path), { force: true })
    }
  }
  await forEachConcurrent(
    found.filter((path) => path !== control),
    filesAtOnce,
    copy,
  )
  await copy(control)
  return { folders, files }
}

/** Lists folders before their contents. Paths have `/` on every operating system. */
async function* contentsOf(cluster: string, folder: string): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const entries = await readdir(join(cluster, folder), { withFileTypes: true }).catch((error: Error) => {
    ignoreMissing(error)
    return []
  })
  for (const entry of entries) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (leftOut.test(path)) continue
    // Counts a link as a folder, because the log may have been moved to another disk.
    const isFolder = entry.isDirectory() || emptied.includes(path)
    yield { path, isFolder }
    if (isFolder && !emptied.includes(path)) yield* contentsOf(cluster, path)
  }
}
