import { sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { locks } from './locks.ts'

/** Waits for a lock and holds it until the transaction ends. With `personId`, it is the lock of one person. */
export const holdLock = (tx: Queryable, name: keyof typeof locks, personId?: number): Promise<unknown> =>
  tx.execute(
    personId === undefined
      ? sql`select pg_advisory_xact_lock(${locks[name]})`
      : sql`select pg_advisory_xact_lock(${locks[name]}, ${personId})`,
  )
