import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { deliverFile } from '../archive/files.ts'
import { claimArchive } from '../archive/layout.ts'
import { OperatorError, type Config } from '../config.ts'
import { withClient } from './client.ts'
import { superviseEmbedded } from './supervise-embedded.ts'
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

/** Connects to the database of the settings; if they name none, starts the embedded one and keeps it running. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  archive,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'archive'>): Promise<Database> {
  if (databaseUrl) {
    await reach(databaseUrl)
    return createPool(databaseUrl)
  }
  if (archive) claimArchive(archive, dataDir)
  const embedded = await superviseEmbedded(dataDir, archive)
  const database = createPool(embedded.url)
  return {
    ...database,
    close: async () => {
      await database.close()
      // The server waits for them with what it archives last.
      if (archive) await deliverFile(dataDir, archive).catch(() => undefined)
      await embedded.stop()
    },
  }
}

/** Where a database is, without the password. */
export function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}:${port || 5432}${pathname}`
}

/** Says at once why there is no database at the address. */
async function reach(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async () => undefined).catch((error: Error) => {
    // A host with two addresses that both refuse gives a message without words.
    const why = error instanceof AggregateError ? (error.errors[0] as Error).message : error.message
    throw new OperatorError(`The database of DATABASE_URL, ${placeOf(databaseUrl)}, cannot be reached: ${why}.`)
  })
}

/**
 * Connections to a PostgreSQL; they are made when first needed. `patience` are the milliseconds that a call waits for a free one, 0
 * for as long as it takes.
 */
export function createPool(
  url: string,
  { connectTimeoutMs: patience = 5_000 }: { connectTimeoutMs?: number } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'press',
    max: 16,
    connectionTimeoutMillis: patience,
    // A query or a transaction that hangs must not hold its rows for ever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // A connection that breaks is dropped by the pool when it is idle, and shows in the next query of whoever holds it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle(pool, { schema }), pool, url, close: () => pool.end() }
}
