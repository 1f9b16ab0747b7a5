import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { OperatorError, type Config } from '../config.ts'
import { withClient } from '../database/client.ts'
import { lastMigration } from '../database/migrate.ts'
import { locks } from '../database/locks.ts'
import { isMissing } from '../files/is-missing.ts'
import { placeWithDigest, fsyncFolder, writeWithDigest } from '../files/file-digest.ts'
import { createStore } from '../files/create-store.ts'
import type { Store } from '../files/store.ts'
import { forEachConcurrent } from './for-each-concurrent.ts'
import { getFilePath, getManifestPath, getTablePath, type Manifest } from './manifest.ts'
import { formatCount, megabytes, createProgressReporter } from './progress-reporter.ts'

interface BackupOptions {
  url: string
  config: Pick<Config, 'dataDir' | 'bucket' | 'secret'>
  /** The target folder, which must not exist yet. */
  to: string
  say: (line: string) => void
}

const concurrentFiles = 4

/**
 * Copies the database and the files as they are at one moment into a new folder, while the press keeps running. Returns the keys of
 * missing or damaged files, which the backup does not contain.
 */
export async function createBackup({ url, config, to, say }: BackupOptions): Promise<{ damaged: string[] }> {
  const folder = resolve(to)
  if (existsSync(folder)) throw new OperatorError(`${folder} already exists; a backup needs a new folder.`)
  // The backup gets its final name only when it is complete.
  const draft = `${folder}.partial`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
  const damaged = await withClient(url, async (client) => {
    await withBackupLock(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ at: Date }>('select now() as at')
    const tables = await copyTables(client, draft, say)
    const { kept, lost } = await copyFiles(client, createStore(config), draft, say)
    const newManifest: Manifest = {
      format: 1,
      at: (rows[0]?.at ?? new Date()).toISOString(),
      migration: await lastMigration(client),
      secret: hashSecret(config.secret),
      tables,
      // Reads the sequences last, so that no restored sequence gives a number that was already used.
      sequences: await sequencesOf(client),
      files: kept,
    }
    await client.query('commit')
    await writeFile(getManifestPath(draft), `${JSON.stringify(newManifest, undefined, 1)}\n`, {
      mode: 0o600,
      flush: true,
    })
    return lost
  })
  await rename(draft, folder)
  await fsyncFolder(dirname(folder))
  return { damaged }
}

/** Takes the backup lock. While the connection is open, no file that the snapshot references is deleted. */
export async function withBackupLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [locks.backup])
  if (!rows[0]?.free) throw new OperatorError('Another backup of this press is running.')
}

async function copyTables(client: pg.Client, folder: string, say: BackupOptions['say']): Promise<Manifest['tables']> {
  const { rows: tables } = await client.query<{ name: string; columns: string; file: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, c.relname || '.copy.gz' as file,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' order by 1`)
  const report = createProgressReporter('tables', formatCount, say)
  const copied: Manifest['tables'] = []
  for (const table of tables) {
    const rows = client.query(copyTo(`copy ${table.name} (${table.columns}) to stdout`))
    const { sha256 } = await writeWithDigest(rows.pipe(createGzip({ level: 1 })), getTablePath(folder, table.file))
    copied.push({ ...table, rows: rows.rowCount, sha256 })
    report(copied.length, tables.length)
  }
  return copied
}

async function copyFiles(client: pg.Client, store: Store, folder: string, say: BackupOptions['say']) {
  const { rows } = await client.query<{ key: string; size: string; sha256: string }>(
    'select key, size, sha256 from files order by key',
  )
  const total = rows.reduce((sum, { size }) => sum + Number(size), 0)
  const report = createProgressReporter('files', megabytes, say)
  const copiedFiles: Manifest['files'] = []
  const lost: string[] = []
  let done = 0
  await forEachConcurrent(rows, concurrentFiles, async ({ key, size, sha256 }) => {
    const to = getFilePath(folder, key)
    const content = await store.read(key).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    const found = content && (await placeWithDigest(content, to))
    if (found?.sha256 === sha256) copiedFiles.push({ key, ...found })
    else {
      lost.push(key)
      await rm(to, { force: true })
    }
    report((done += Number(size)), total)
  })
  return { kept: copiedFiles, lost }
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
      from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows
}

/** Returns a hash with which two secrets can be compared. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(`press backup ${secret}`).digest('hex').slice(0, 16)
