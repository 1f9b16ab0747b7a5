import { and, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/database.ts'
import { files } from '../database/schema.ts'
import { isFileRemovalAllowed } from './removal-lock.ts'
import type { Files } from './files.ts'
import { unlinkedFilesClause } from './unlinked.ts'

const hourMs = 3_600_000
/**
 * The number of minutes that an upload may stay unlinked. With the interval of the cleanup, an unlinked upload is deleted within
 * the hour.
 */
const unlinkedGraceMinutes = 45

/** Deletes uploads that have had no row for a while, and bytes that a crash left without a row. */
export async function removeOrphans(db: Db, { store, discard }: Files, log: FastifyBaseLogger): Promise<void> {
  const orphans = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(lt(files.created_at, sql`now() - make_interval(mins => ${unlinkedGraceMinutes})`), unlinkedFilesClause(db)),
    )
  for (const { id } of orphans)
    // Deletes the files one by one, because the database refuses to delete a file that a row refers to by a foreign key.
    await discard([id]).catch((error: unknown) => log.debug({ file: id, err: error }, 'an orphan is still in use'))
  for await (const keys of store.olderThan(hourMs)) {
    if (keys.length === 0) continue
    const knownFiles = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys))
    const knownKeys = new Set(knownFiles.map(({ key }) => key))
    if (!(await isFileRemovalAllowed(db))) return
    for (const key of keys) if (!knownKeys.has(key)) await store.remove(key)
  }
}
