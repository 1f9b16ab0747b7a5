import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { deliverPendingFiles } from '../archive/files.ts'
import { claimArchive } from '../archive/layout.ts'
import { OperatorError, type Config } from '../config.ts'
import { withClient } from './client.ts'
import { superviseEmbedded } from './supervise-embedded.ts'
import * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** A database or a transaction on which a query can run. */
export type Queryable = Db | Tx

export interface Database {
  db: Db
  pool: pg.Pool
  url: string
  /** Closes the connections. Also stops the embedded server if no other process uses it. */
  close: () => Promise<void>
}

/** Connects to the configured database. If none is configured, starts the embedded database and keeps it running. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  archive,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'archive'>): Promise<Database> {
  if (databaseUrl) {
    await assertReachable(databaseUrl)
    return createPool(databaseUrl)
  }
  if (archive) claimArchive(archive, dataDir)
  const embeddedDatabase = await superviseEmbedded(dataDir, archive)
  const database = createPool(embeddedDatabase.url)
  return {
    ...database,
    close: async () => {
      await database.close()
      // Delivers the pending files first, because the server archives its last segment only after them.
      if (archive) await deliverPendingFiles(dataDir, archive).catch(() => undefined)
      await embeddedDatabase.stop()
    },
  }
}

/** Returns the URL of a database without the password. */
export function describeDatabaseUrl(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}:${port || 5432}${pathname}`
}

/** Checks that the database can be reached. Throws with the reason if it cannot. */
async function assertReachable(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async () => undefined).catch((error: Error) => {
    // If both addresses of a host refuse the connection, the error itself has no message, so the first inner error is used.
    const reason = error instanceof AggregateError ? (error.errors[0] as Error).message : error.message
    throw new OperatorError(
      `The database of DATABASE_URL, ${describeDatabaseUrl(databaseUrl)}, cannot be reached: ${reason}.`,
    )
  })
}

/**
 * Creates a pool of connections, which are opened on first use. `timeoutMs` is how long a call waits for a free connection, in
 * milliseconds. 0 disables the timeout.
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
    // These timeouts end a hanging query or transaction, so that it does not hold its row locks forever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // Ignores these errors. The pool drops an idle connection that breaks, and a connection in use reports the error in its next
  // query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle(pool, { schema }), pool, url, close: () => pool.end() }
}
