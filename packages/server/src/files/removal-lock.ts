import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { locks } from '../database/locks.ts'

/**
 * Whether unlinked bytes may be deleted. They stay while a backup runs, because its snapshot may refer to them. The next cleanup
 * deletes them.
 */
export async function isFileRemovalAllowed(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${locks.backup}) as free`,
  )
  return rows[0]?.free === true
}
