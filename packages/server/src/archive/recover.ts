import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { hashSecret } from '../backup/backup.ts'
import { forEachConcurrent } from '../backup/for-each-concurrent.ts'
import { getFilePath } from '../backup/manifest.ts'
import { formatCount, formatMegabytes, createProgressReporter } from '../backup/progress-reporter.ts'
import { OperatorError, type Config } from '../config.ts'
import { withClient } from '../database/client.ts'
import { readLastMigration } from '../database/migrate.ts'
import { getClusterFolder, getPasswordPath } from '../database/server.ts'
import { getStoredFilePath } from '../files/local-store.ts'
import { placeWithDigest } from '../files/file-digest.ts'
import { getClusterFilePath, readBaseBackups, type BaseBackup } from './base-backup.ts'
import { decompress } from './compress.ts'
import { replayLog } from './replay.ts'
import { findMissingSegment, listSegments } from './segments.ts'

interface RecoveryOptions {
  config: Pick<Config, 'dataDir' | 'bucket' | 'secret' | 'previousSecret'>
  archive: string
  /** The moment to restore; undefined means the last archived moment. */
  until: Date | undefined
  /** Whether to continue although the current secret cannot decrypt the data that was encrypted with the previous secret. */
  otherSecret: boolean
  say: (line: string) => void
}

const maxConcurrentFiles = 4

/**
 * Restores the press at a given moment into an empty data folder. An interrupted run can be started again. Returns the time of the
 * last restored write, and the keys of files that were damaged or missing before they were archived.
 */
export async function recoverFromArchive({
  config,
  archive,
  until: targetMoment,
  otherSecret: allowsOtherSecret,
  say: printLine,
}: RecoveryOptions) {
  const { dataDir, bucket } = config
  if (existsSync(getClusterFolder(dataDir)) || existsSync(join(dataDir, 'files')))
    throw new OperatorError(`${dataDir} is not empty; restore an archive into an empty data folder.`)
  const folder = resolve(archive)
  const base = await chooseBase(folder, targetMoment)
  if (
    !allowsOtherSecret &&
    ![config.secret, config.previousSecret].some((one) => one && hashSecret(one) === base.secret)
  )
    throw new OperatorError(
      'PRESS_SECRET is not the secret of this archive, so its encrypted data cannot be read. Set that secret, or pass --other-secret.',
    )
  // A moment before a gap in the log can still be restored. A recovery to the end of the log would stop at the gap.
  const missingSegment = targetMoment ? undefined : await findMissingSegment(folder, base.first)
  if (missingSegment)
    throw new OperatorError(`Segment ${missingSegment} is missing in the archive; set --until to a time before it.`)

  const draftFolder = join(dataDir, 'restoring')
  await rm(draftFolder, { recursive: true, force: true })
  await unpackBase(base, draftFolder, printLine)
  printLine(`write-ahead log: up to ${formatCount((await listSegments(folder, base.first)).length)} segments`)
  const restoredState = await replayLog({ dataDir: draftFolder, archive: folder, base, until: targetMoment }, (url) =>
    withClient(url, async (client) => {
      // Throws when the database was created by a newer version of the program.
      await readLastMigration(client)
      return {
        at: await getLastReplayedAt(client),
        damaged: bucket ? [] : await copyFiles(client, folder, draftFolder, printLine),
      }
    }),
  )
  // Moves the database last, because a folder counts as a data folder once it contains the database.
  await rename(join(draftFolder, 'files'), join(dataDir, 'files'))
  for (const getPath of [getPasswordPath, getClusterFolder]) await rename(getPath(draftFolder), getPath(dataDir))
  await rm(draftFolder, { recursive: true })
  return restoredState
}

/** Returns the newest base backup from which a moment can be restored. */
async function chooseBase(archive: string, targetMoment: Date | undefined): Promise<BaseBackup> {
  const bases = await readBaseBackups(archive)
  const [oldestBackup] = bases
  if (!oldestBackup) throw new OperatorError(`${archive} is not an archive: it contains no base backup.`)
  const base = targetMoment ? bases.findLast(({ at }) => at <= targetMoment) : bases.at(-1)
  if (!base)
    throw new OperatorError(`The archive starts at ${oldestBackup.at.toISOString()}; set --until to a later time.`)
  return base
}

async function unpackBase(
  { folder, folders, files }: BaseBackup,
  draftFolder: string,
  printLine: RecoveryOptions['say'],
): Promise<void> {
  const clusterFolder = getClusterFolder(draftFolder)
  await mkdir(join(draftFolder, 'files'), { recursive: true })
  for (const path of ['', ...folders]) await mkdir(join(clusterFolder, path), { mode: 0o700 })
  await copyFile(getPasswordPath(folder), getPasswordPath(draftFolder))
  const report = createProgressReporter('database', formatCount, printLine)
  let unpackedCount = 0
  await forEachConcurrent(files, maxConcurrentFiles, async (path) => {
    const packedPath = getClusterFilePath(folder, path)
    await decompress(packedPath, join(clusterFolder, path)).catch(() => {
      throw new OperatorError(`The archive is damaged: ${packedPath} is missing or was changed.`)
    })
    report((unpackedCount += 1), files.length)
  })
  // Makes PostgreSQL replay the log up to the configured target.
  await writeFile(join(clusterFolder, 'recovery.signal'), '', { mode: 0o600 })
}

async function getLastReplayedAt(client: pg.Client): Promise<Date | null> {
  const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
  return rows[0]?.at ?? null
}

async function copyFiles(
  client: pg.Client,
  archive: string,
  draftFolder: string,
  printLine: RecoveryOptions['say'],
): Promise<string[]> {
  const { rows } = await client.query<{ key: string; size: string; sha256: string }>(
    'select key, size, sha256 from files order by key',
  )
  const total = rows.reduce((sum, { size }) => sum + Number(size), 0)
  const report = createProgressReporter('files', formatMegabytes, printLine)
  const damagedKeys: string[] = []
  let copiedBytes = 0
  await forEachConcurrent(rows, maxConcurrentFiles, async ({ key, size, sha256 }) => {
    const placedFile = await placeWithDigest(
      createReadStream(getFilePath(archive, key)),
      getStoredFilePath(draftFolder, key),
    ).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (placedFile?.sha256 !== sha256) damagedKeys.push(key)
    report((copiedBytes += Number(size)), total)
  })
  return damagedKeys
}
