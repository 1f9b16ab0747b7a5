import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { OperatorError, type Config } from '../config.ts'
import { withMigrationLock, migrate, migrateTo } from '../database/migrate.ts'
import { digestFile } from '../files/file-digest.ts'
import { createStore } from '../files/create-store.ts'
import type { Store } from '../files/store.ts'
import { hashSecret } from './backup.ts'
import { forEachConcurrent } from './for-each-concurrent.ts'
import { getFilePath, readManifest, getTablePath, type Manifest } from './manifest.ts'
import { formatCount, formatMegabytes, createProgressReporter } from './progress-reporter.ts'

interface RestoreOptions {
  url: string
  config: Pick<Config, 'dataDir' | 'bucket' | 'secret'>
  /** The path of the backup. */
  from: string
  /** Whether to continue although the current secret cannot decrypt the data that was encrypted with the previous secret. */
  otherSecret: boolean
  say: (line: string) => void
}

const maxConcurrentFiles = 4

/** Reads every byte of a backup. Throws an OperatorError that names what is damaged. */
export async function checkBackup(sourcePath: string, printLine: RestoreOptions['say']): Promise<Manifest> {
  const folder = resolve(sourcePath)
  const manifest = await readManifest(folder)
  const backupFiles = [
    ...manifest.tables.map(({ file, sha256 }) => ({ path: getTablePath(folder, file), sha256 })),
    ...manifest.files.map(({ key, sha256 }) => ({ path: getFilePath(folder, key), sha256 })),
  ]
  const report = createProgressReporter('checked', formatCount, printLine)
  let checkedCount = 0
  await forEachConcurrent(backupFiles, maxConcurrentFiles, async ({ path, sha256 }) => {
    const digest = await digestFile(path).catch(() => undefined)
    if (digest?.sha256 !== sha256) throw new OperatorError(`The backup is damaged: ${path} is missing or was changed.`)
    report((checkedCount += 1), backupFiles.length)
  })
  return manifest
}

/**
 * Restores a backup into an empty database and file store, and migrates them to this version. The database is restored in one
 * transaction. An interrupted restore therefore leaves the database empty and can be started again.
 */
export async function restoreBackup({
  url,
  config,
  from: backupPath,
  otherSecret: allowsOtherSecret,
  say: printLine,
}: RestoreOptions): Promise<void> {
  const folder = resolve(backupPath)
  const manifest = await checkBackup(folder, printLine)
  if (!allowsOtherSecret && manifest.secret !== hashSecret(config.secret))
    throw new OperatorError(
      'PRESS_SECRET is not the secret of this backup, so its encrypted data cannot be read. Set that secret, or pass --other-secret.',
    )
  await withMigrationLock(url, async (client) => {
    if (await isInUse(client)) throw new OperatorError('The database is not empty; restore a backup into an empty one.')
    // Restores the files before the rows that reference them.
    await copyFiles(folder, manifest.files, createStore(config), printLine)
    if (!(await migrateTo(client, manifest.migration)))
      throw new OperatorError(
        'This version cannot restore the backup: it comes from a newer version, or from one before migration 0048.',
      )
    await client.query('begin')
    try {
      await restoreTables(client, folder, manifest, printLine)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
  await migrate(url)
}

/** Whether the database has accounts. An interrupted restore leaves tables without accounts. */
async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ made: boolean }>(`select to_regclass('public.users') is not null as made`)
  if (!rows[0]?.made) return false
  const { rowCount } = await client.query('select from users limit 1')
  return rowCount !== 0
}

async function copyFiles(
  folder: string,
  files: Manifest['files'],
  store: Store,
  printLine: RestoreOptions['say'],
): Promise<void> {
  const report = createProgressReporter('files', formatMegabytes, printLine)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  let copiedBytes = 0
  await forEachConcurrent(files, maxConcurrentFiles, async ({ key, size }) => {
    await store.putBack(key, getFilePath(folder, key))
    report((copiedBytes += size), total)
  })
}

async function restoreTables(
  client: pg.Client,
  folder: string,
  { tables, sequences }: Manifest,
  printLine: RestoreOptions['say'],
) {
  const constraints = await readForeignKeys(client)
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  // Empties the tables. Migrations fill some tables themselves, but the backup contains these rows too.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  const report = createProgressReporter('tables', formatCount, printLine)
  for (const [index, { name, columns, file, rows }] of tables.entries()) {
    const copyStream = client.query(copyFrom(`copy ${name} (${columns}) from stdin`))
    await pipeline(createReadStream(getTablePath(folder, file)), createGunzip(), copyStream)
    if (copyStream.rowCount !== rows)
      throw new Error(`${name}: restored ${copyStream.rowCount} rows instead of ${rows}`)
    report(index + 1, tables.length)
  }
  for (const { name, last } of sequences) if (last !== null) await client.query('select setval($1, $2)', [name, last])
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of constraints)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

/**
 * Returns the foreign keys. They are dropped and recreated once every row is restored, because rows are restored table by table.
 * Recreating them checks all rows.
 */
async function readForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`,
  )
  return rows
}
