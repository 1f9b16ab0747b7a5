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
/** Anything that a query can run on. */
export type Queryable = Db | Tx

export interface Database {
  db: Db
  pool: pg.Pool
  url: string
  /** Closes the connections, and stops an embedded server that no other process uses. */
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
      // The server waits for these files before it archives its last segment.
      if (archive) await deliverFile(dataDir, archive).catch(() => undefined)
      await embedded.stop()
    },
  }
}

/** Returns the address of a database without the password. */
export function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}:${port || 5432}${pathname}`
}

/** Throws with the reason if the database cannot be reached. */
async function reach(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async () => undefined).catch((error: Error) => {
    // When both addresses of a host refuse, the error itself has no message.
    const why = error instanceof AggregateError ? (error.errors[0] as Error).message : error.message
    throw new OperatorError(`The database of DATABASE_URL, ${placeOf(databaseUrl)}, cannot be reached: ${why}.`)
  })
}

/**
 * Creates a pool of connections, which open on first use. `timeoutMs` is how long a call waits for a free connection, in
 * milliseconds; 0 disables the timeout.
 */
export function createPool(
  url: string,
  { connectTimeoutMs: timeoutMs = 5_000 }: { connectTimeoutMs?: number } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'press',
    max: 16,
    connectionTimeoutMillis: timeoutMs,
    // A query or transaction that hangs must not hold its row locks forever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // The pool drops an idle connection that breaks. A connection in use shows the error in its next query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle(pool, { schema }), pool, url, close: () => pool.end() }
}
