import { sql, eq } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { projects } from '../../database/schema.ts'

/** Saves values to a locked project as its next version. */
export const updateProject = (
  tx: Tx,
  id: number,
  values: Partial<typeof projects.$inferInsert> = {},
): Promise<unknown> =>
  tx
    .update(projects)
    .set({ ...values, version: sql`${projects.version} + 1`, updated_at: sql`now()` })
    .where(eq(projects.id, id))
