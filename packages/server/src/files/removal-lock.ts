import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { locks } from '../database/locks.ts'

/**
 * Whether bytes that no row names any more may be removed. While a backup is made they stay, as its snapshot may name them; the
 * next round of chores finds them.
 */
export async function isFileRemovalAllowed(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${locks.backup}) as free`,
  )
  return rows[0]?.free === true
}
