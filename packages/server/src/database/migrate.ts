import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { OperatorError } from '../config.ts'
import { withClient } from './client.ts'
import { writeFirstTemplates } from './first-templates.ts'
import { locks } from './locks.ts'

const migrationsFolder = new URL('./migrations/', import.meta.url)

/** Runs `callback` while no other process migrates the same database. */
export const withMigrationLock = (url: string, callback: (client: pg.Client) => Promise<unknown>): Promise<void> =>
  // The lock is released when the connection ends.
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [locks.migration])
    await callback(client)
  })

/** Migrates a database to this version and adds the rows that every press needs. Several processes may call it at once. */
export const migrate = (url: string): Promise<void> =>
  withMigrationLock(url, async (client) => {
    if ((await readLatestMigrationTime(client)) < baseline.when) throw new OperatorError(tooOldMessage)
    await apply(drizzle(client), { migrationsFolder: fileURLToPath(migrationsFolder) })
    await writeFirstTemplates(client)
  })

interface Migration {
  tag: string
  /**
   * The time of the migration, in milliseconds since 1970. Drizzle stores it with each applied migration, and applies only later
   * migrations.
   */
  when: number
}
interface Journal {
  entries: [Migration, ...Migration[]]
}
const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', migrationsFolder), 'utf8')) as Journal
const { entries } = journal

/**
 * The first migration, which combines all migrations up to 0048. It has the time of migration 0048. A database that already has
 * migration 0048 therefore does not apply it again.
 */
const [baseline] = entries
const tooOldMessage =
  'The database is older than migration 0048, the oldest that this version can update. Run `press migrate` of an earlier version first.'

/**
 * Creates the tables of an empty database as they were after the migration `lastTag`. Returns false if this version has no such
 * migration.
 */
export async function migrateTo(client: pg.Client, lastTag: string): Promise<boolean> {
  const lastIndex = entries.findIndex(({ tag }) => tag === lastTag)
  if (lastIndex < 0) return false
  const partialFolder = mkdtempSync(join(tmpdir(), 'press-migrations-'))
  try {
    cpSync(migrationsFolder, partialFolder, { recursive: true })
    const partialJournal = { ...journal, entries: entries.slice(0, lastIndex + 1) }
    writeFileSync(join(partialFolder, 'meta', '_journal.json'), JSON.stringify(partialJournal))
    await apply(drizzle(client), { migrationsFolder: partialFolder })
  } finally {
    rmSync(partialFolder, { recursive: true, force: true })
  }
  return true
}

/**
 * Returns the time of a database's latest migration. Returns Infinity for a database without tables, so that it never counts as too
 * old.
 */
async function readLatestMigrationTime(queryable: pg.Client | pg.Pool): Promise<number> {
  try {
    const { rows } = await queryable.query<{ latest: string | null }>(
      'select max(created_at) as latest from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.latest ?? Infinity)
  } catch (error) {
    // The codes mean that the table (42P01) or the schema (3F000) does not exist.
    if (['42P01', '3F000'].includes((error as pg.DatabaseError).code ?? '')) return Infinity
    throw error
  }
}

/** Returns the name of a database's last migration. Throws if this version does not have that migration. */
export async function readLastMigration(client: pg.Client): Promise<string> {
  const latestMigrationTime = await readLatestMigrationTime(client)
  if (latestMigrationTime < baseline.when) throw new OperatorError(tooOldMessage)
  const lastEntry = entries.find(({ when }) => when === latestMigrationTime)
  if (!lastEntry) throw new OperatorError('The database belongs to a newer version of the press.')
  return lastEntry.tag
}

/** Whether a database has all migrations of this version. Rejects when the database cannot be reached. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const latestMigrationTime = await readLatestMigrationTime(pool)
  return latestMigrationTime !== Infinity && latestMigrationTime >= Math.max(...entries.map(({ when }) => when))
}

/** Whether a database has tables of the press, of any version. */
export const hasTables = async (pool: pg.Pool): Promise<boolean> => (await readLatestMigrationTime(pool)) !== Infinity
