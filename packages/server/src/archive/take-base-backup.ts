import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import { takeBackupLock, hashSecret } from '../backup/backup.ts'
import { forEachConcurrent } from '../backup/for-each-concurrent.ts'
import { fsyncFolder } from '../files/file-digest.ts'
import { readOrCreateSecret } from '../config.ts'
import { withClient } from '../database/client.ts'
import { getClusterFolder, getPasswordPath } from '../database/server.ts'
import { getDescriptionPath, getClusterFilePath, partialSuffix, type BaseDescription } from './base-backup.ts'
import { compress } from './compress.ts'
import { archiveAllFiles, ignoreMissing } from './files.ts'
import { getBasesFolder, getSegmentPath, type ArchiveConfig } from './layout.ts'

const maxConcurrentFiles = 4
/** The maximum number of milliseconds to wait until the last segment is in the archive. */
const maxWaitMs = 600_000

/*
 * Files and folders that a copy leaves out (PostgreSQL, "Making a Base Backup Using the Low Level API"): the state of the running
 * server, files that it recreates at startup, and the log, which comes from the archive.
 */
const emptiedFolders = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]
const excludedPattern =
  /(^|\/)(postmaster\.(pid|opts)|backup_label|tablespace_map|current_logfiles|pg_internal\.init[^/]*|pgsql_tmp[^/]*)$/
/** The file that is copied last, because it names the newest checkpoint. pg_basebackup does the same. */
const controlFile = 'global/pg_control'

/**
 * Copies the database's files while people work. Together with the log from that point on, the copy can restore any later moment.
 */
export async function takeBaseBackup(url: string, config: ArchiveConfig, signal: AbortSignal): Promise<void> {
  const { dataDir, archive } = config
  const basesFolder = getBasesFolder(archive)
  await withClient(url, async (client) => {
    await takeBackupLock(client)
    // Removes what an interrupted backup has left.
    for (const name of await readdir(basesFolder))
      if (name.endsWith(partialSuffix)) await rm(join(basesFolder, name), { recursive: true, force: true })
    // Files are not deleted during the backup, and files that are uploaded later are archived as they arrive.
    const keys = await archiveAllFiles(client, config, signal)
    const draftFolder = join(basesFolder, `${new Date().toISOString().replaceAll(':', '-')}${partialSuffix}`)
    await client.query("select pg_backup_start('press', fast => true)")
    const clusterCopy = await copyCluster(getClusterFolder(dataDir), draftFolder, signal)
    const { label, last: lastSegment, at: earliestMoment } = await stopBackup(client)
    await writeFile(getClusterFilePath(draftFolder, 'backup_label'), await promisify(gzip)(label), {
      mode: 0o600,
      flush: true,
    })
    await writeFile(getPasswordPath(draftFolder), readOrCreateSecret(getPasswordPath(dataDir)), {
      mode: 0o600,
      flush: true,
    })
    const description: BaseDescription = {
      format: 1,
      at: earliestMoment.toISOString(),
      first: /^START WAL LOCATION: .+ \(file ([0-9A-F]{24})\)$/m.exec(label)?.[1] ?? '',
      secret: hashSecret(config.secret),
      folders: clusterCopy.folders,
      files: [...clusterCopy.files, 'backup_label'],
      keys,
    }
    await writeFile(getDescriptionPath(draftFolder), JSON.stringify(description), { mode: 0o600, flush: true })
    for (const folder of ['', ...clusterCopy.folders]) await fsyncFolder(join(draftFolder, 'cluster', folder))
    await fsyncFolder(draftFolder)
    await waitUntilArchived(getSegmentPath(archive, lastSegment), signal)
    // Gives the backup its final name only when it is complete.
    await rename(draftFolder, draftFolder.slice(0, -partialSuffix.length))
    await fsyncFolder(basesFolder)
  })
}

interface FinishedBackup {
  label: string
  /** The last log segment that the copy needs. */
  last: string
  /** The earliest moment that can be restored, rounded up. Every later moment can be restored too. */
  at: Date
}

async function stopBackup(client: pg.Client): Promise<FinishedBackup> {
  const { rows } = await client.query<FinishedBackup>(
    `select labelfile as label, pg_walfile_name(lsn) as last, clock_timestamp() + interval '1 ms' as at
      from pg_backup_stop(wait_for_archive => false)`,
  )
  return rows[0] as FinishedBackup
}

/** Waits until a segment is in the archive. PostgreSQL could wait itself, but its waiting cannot be aborted. */
async function waitUntilArchived(segment: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + maxWaitMs
  while (!existsSync(segment)) {
    if (Date.now() > deadline) throw new Error(`${segment} was not archived; the base backup is unusable without it`)
    await wait(100, undefined, { signal })
  }
}

async function copyCluster(clusterFolder: string, draftFolder: string, signal: AbortSignal) {
  const folders: string[] = []
  const paths: string[] = []
  for await (const { path, isFolder } of listContents(clusterFolder, '')) (isFolder ? folders : paths).push(path)
  for (const folder of ['', ...folders])
    await mkdir(join(draftFolder, 'cluster', folder), { recursive: true, mode: 0o700 })
  const files: string[] = []
  const copyClusterFile = async (path: string): Promise<void> => {
    signal.throwIfAborted()
    try {
      await compress(join(clusterFolder, path), getClusterFilePath(draftFolder, path))
      files.push(path)
    } catch (error) {
      // The file is missing because its table was dropped during the copy. The log contains the drop too.
      ignoreMissing(error as Error)
      await rm(getClusterFilePath(draftFolder, path), { force: true })
    }
  }
  await forEachConcurrent(
    paths.filter((path) => path !== controlFile),
    maxConcurrentFiles,
    copyClusterFile,
  )
  await copyClusterFile(controlFile)
  return { folders, files }
}

/** Lists folders before their contents. Paths have `/` on every operating system. */
async function* listContents(
  clusterFolder: string,
  folder: string,
): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const entries = await readdir(join(clusterFolder, folder), { withFileTypes: true }).catch((error: Error) => {
    ignoreMissing(error)
    return []
  })
  for (const entry of entries) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (excludedPattern.test(path)) continue
    // Counts a link as a folder, because the log may have been moved to another disk.
    const isFolder = entry.isDirectory() || emptiedFolders.includes(path)
    yield { path, isFolder }
    if (isFolder && !emptiedFolders.includes(path)) yield* listContents(clusterFolder, path)
  }
}
