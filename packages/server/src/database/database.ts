import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Config } from '../config.ts'
import { startEmbedded } from './embedded.ts'
import * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Whatever a query can run on. */
export type Queryable = Db | Tx

export interface Database {
  db: Db
  pool: pg.Pool
  url: string
  /** Closes the connections, and stops an embedded server that nobody else uses. */
  close: () => Promise<void>
}

/** Connects to the database of the settings, starting the embedded one if they name none. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl) return connect(databaseUrl)
  const embedded = await startEmbedded(dataDir)
  const database = connect(embedded.url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await embedded.stop()
    },
  }
}

/** Connections to a PostgreSQL; they are made when first needed. */
export function connect(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'press',
    max: 16,
    connectionTimeoutMillis: 5_000,
    // A query or a transaction that hangs must not hold its rows for ever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // An idle connection that breaks is dropped by the pool; the next query makes a new one or fails by itself.
  pool.on('error', () => undefined)
  return { db: drizzle(pool, { schema }), pool, url, close: () => pool.end() }
}
