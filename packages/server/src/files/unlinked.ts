import { eq, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { fileLinks, files } from '../database/schema.ts'

/** Selects files without a link. */
export const unlinkedFilesClause = (db: Queryable) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(fileLinks)
      .where(eq(fileLinks.file_id, files.id)),
  )
