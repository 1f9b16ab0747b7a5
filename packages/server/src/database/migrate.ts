import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { ConfigError } from '../config.ts'
import { withClient } from './client.ts'
import { writeFirstTemplates } from './first-templates.ts'
import { locks } from './locks.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Does something while no other process does it in the same database. */
export const exclusively = (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> =>
  // The end of the connection frees the lock as well.
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [locks.migration])
    await work(client)
  })

/** Migrates a database to this version and adds the rows that every press needs. Several processes may call it at once. */
export const migrate = (url: string): Promise<void> =>
  exclusively(url, async (client) => {
    await apply(drizzle(client), { migrationsFolder: fileURLToPath(folder) })
    await writeFirstTemplates(client)
  })

interface Journal {
  entries: { tag: string }[]
}
const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as Journal
const { entries } = journal

/** Makes the tables of an empty database as they were after one of the migrations; false where this version has no such migration. */
export async function migrateTo(client: pg.Client, last: string): Promise<boolean> {
  const end = entries.findIndex(({ tag }) => tag === last)
  if (end < 0) return false
  const until = mkdtempSync(join(tmpdir(), 'press-migrations-'))
  try {
    cpSync(folder, until, { recursive: true })
    const shorter: Journal = { ...journal, entries: entries.slice(0, end + 1) }
    writeFileSync(join(until, 'meta', '_journal.json'), JSON.stringify(shorter))
    await apply(drizzle(client), { migrationsFolder: until })
  } finally {
    rmSync(until, { recursive: true, force: true })
  }
  return true
}

const migrationsDone = async (queryable: pg.Client | pg.Pool): Promise<number> => {
  const { rows } = await queryable.query<{ done: number }>(
    'select count(*)::int as done from drizzle.__drizzle_migrations',
  )
  return rows[0]?.done ?? 0
}

/** The name of the migration that a database had last; throws when it is of a newer version than this one. */
export async function lastMigration(client: pg.Client): Promise<string> {
  const last = entries[(await migrationsDone(client)) - 1]
  if (!last) throw new ConfigError('The database is of a newer version than this press.')
  return last.tag
}

/** Whether a database has all of this version's migrations; rejects when it cannot be reached. */
export const isMigrated = async (pool: pg.Pool): Promise<boolean> => (await migrationsIn(pool)) >= entries.length

/** Whether a database has tables of the press, of whatever version. */
export const hasTables = async (pool: pg.Pool): Promise<boolean> => (await migrationsIn(pool)) > 0

async function migrationsIn(pool: pg.Pool): Promise<number> {
  try {
    return await migrationsDone(pool)
  } catch (error) {
    // 42P01: no such table, 3F000: no such schema.
    if (['42P01', '3F000'].includes((error as pg.DatabaseError).code ?? '')) return 0
    throw error
  }
}
