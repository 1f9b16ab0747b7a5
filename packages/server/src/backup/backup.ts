import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { OperatorError, type Config } from '../config.ts'
import { withClient } from '../database/client.ts'
import { readLastMigration } from '../database/migrate.ts'
import { locks } from '../database/locks.ts'
import { isMissing } from '../files/is-missing.ts'
import { placeWithDigest, fsyncFolder, writeWithDigest } from '../files/file-digest.ts'
import { createStore } from '../files/create-store.ts'
import type { Store } from '../files/store.ts'
import { forEachConcurrent } from './for-each-concurrent.ts'
import { getFilePath, getManifestPath, getTablePath, type Manifest } from './manifest.ts'
import { formatCount, formatMegabytes, createProgressReporter } from './progress-reporter.ts'

interface BackupOptions {
  url: string
  config: Pick<Config, 'dataDir' | 'bucket' | 'secret'>
  /** The target folder, which must not exist yet. */
  to: string
  say: (line: string) => void
}

const maxConcurrentFiles = 4

/**
 * Copies the database and the files as they are at one moment into a new folder, while the press keeps running. Returns the keys of
 * missing or damaged files, which the backup does not contain.
 */
export async function createBackup({
  url,
  config,
  to: targetPath,
  say: printLine,
}: BackupOptions): Promise<{ damaged: string[] }> {
  const folder = resolve(targetPath)
  if (existsSync(folder)) throw new OperatorError(`${folder} already exists; a backup needs a new folder.`)
  // The backup gets its final name only when it is complete.
  const draftFolder = `${folder}.partial`
  await rm(draftFolder, { recursive: true, force: true })
  await mkdir(join(draftFolder, 'tables'), { recursive: true, mode: 0o700 })
  const damagedKeys = await withClient(url, async (client) => {
    await takeBackupLock(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ at: Date }>('select now() as at')
    const tables = await copyTables(client, draftFolder, printLine)
    const { kept: copiedFiles, lost: lostKeys } = await copyFiles(client, createStore(config), draftFolder, printLine)
    const newManifest: Manifest = {
      format: 1,
      at: (rows[0]?.at ?? new Date()).toISOString(),
      migration: await readLastMigration(client),
      secret: hashSecret(config.secret),
      tables,
      // Reads the sequences last, so that no restored sequence gives a number that was already used.
      sequences: await readSequences(client),
      files: copiedFiles,
    }
    await client.query('commit')
    await writeFile(getManifestPath(draftFolder), `${JSON.stringify(newManifest, undefined, 1)}\n`, {
      mode: 0o600,
      flush: true,
    })
    return lostKeys
  })
  await rename(draftFolder, folder)
  await fsyncFolder(dirname(folder))
  return { damaged: damagedKeys }
}

/** Takes the backup lock. While the connection is open, no file that the snapshot references is deleted. */
export async function takeBackupLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [locks.backup])
  if (!rows[0]?.free) throw new OperatorError('Another backup of this press is running.')
}

async function copyTables(
  client: pg.Client,
  folder: string,
  printLine: BackupOptions['say'],
): Promise<Manifest['tables']> {
  const { rows: tables } = await client.query<{ name: string; columns: string; file: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, c.relname || '.copy.gz' as file,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' order by 1`)
  const report = createProgressReporter('tables', formatCount, printLine)
  const copiedTables: Manifest['tables'] = []
  for (const table of tables) {
    const rows = client.query(copyTo(`copy ${table.name} (${table.columns}) to stdout`))
    const { sha256 } = await writeWithDigest(rows.pipe(createGzip({ level: 1 })), getTablePath(folder, table.file))
    copiedTables.push({ ...table, rows: rows.rowCount, sha256 })
    report(copiedTables.length, tables.length)
  }
  return copiedTables
}

async function copyFiles(client: pg.Client, store: Store, folder: string, printLine: BackupOptions['say']) {
  const { rows } = await client.query<{ key: string; size: string; sha256: string }>(
    'select key, size, sha256 from files order by key',
  )
  const total = rows.reduce((sum, { size }) => sum + Number(size), 0)
  const report = createProgressReporter('files', formatMegabytes, printLine)
  const copiedFiles: Manifest['files'] = []
  const lostKeys: string[] = []
  let copiedBytes = 0
  await forEachConcurrent(rows, maxConcurrentFiles, async ({ key, size, sha256 }) => {
    const targetPath = getFilePath(folder, key)
    const content = await store.read(key).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    const placedFile = content && (await placeWithDigest(content, targetPath))
    if (placedFile?.sha256 === sha256) copiedFiles.push({ key, ...placedFile })
    else {
      lostKeys.push(key)
      await rm(targetPath, { force: true })
    }
    report((copiedBytes += Number(size)), total)
  })
  return { kept: copiedFiles, lost: lostKeys }
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
      from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows
}

/** Returns a hash with which two secrets can be compared. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(`press backup ${secret}`).digest('hex').slice(0, 16)
