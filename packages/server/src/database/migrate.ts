import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { withClient } from './client.ts'

const folder = new URL('./migrations/', import.meta.url)
/** Any number, the same in every process. */
const lock = 7_737_377

/** Does something while no other process does it in the same database. */
export const exclusively = (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> =>
  // The end of the connection frees the lock as well.
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock])
    await work(client)
  })

/** Brings a database to this version's tables; several processes may call it at the same moment. */
export const migrate = (url: string): Promise<void> =>
  exclusively(url, (client) => apply(drizzle(client), { migrationsFolder: fileURLToPath(folder) }))

const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as { entries: unknown[] }

/** Whether a database has all of this version's migrations; rejects when it cannot be reached. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ done: number }>(
      'select count(*)::int as done from drizzle.__drizzle_migrations',
    )
    return (rows[0]?.done ?? 0) >= entries.length
  } catch (error) {
    // 42P01: no such table, 3F000: no such schema.
    if (['42P01', '3F000'].includes((error as pg.DatabaseError).code ?? '')) return false
    throw error
  }
}
