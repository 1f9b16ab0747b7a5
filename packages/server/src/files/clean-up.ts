import { and, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/database.ts'
import { files } from '../database/schema.ts'
import { isFileRemovalAllowed } from './removal-lock.ts'
import type { Files } from './files.ts'
import { unlinkedFilesClause } from './unlinked.ts'

const hourMs = 3_600_000
/** Minutes that an upload waits for the form it belongs to: with the round of chores it is gone within the hour. */
const unlinkedGraceMinutes = 45

/** Removes uploads that no row has named for a while, and bytes that a crash left without a row. */
export async function removeOrphans(db: Db, { store, discard }: Files, log: FastifyBaseLogger): Promise<void> {
  const orphans = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(lt(files.created_at, sql`now() - make_interval(mins => ${unlinkedGraceMinutes})`), unlinkedFilesClause(db)),
    )
  for (const { id } of orphans)
    // One by one: a row may hold a file in a column of its own, and then the database refuses.
    await discard([id]).catch((error: unknown) => log.debug({ file: id, err: error }, 'an orphan is still in use'))
  for await (const keys of store.olderThan(hourMs)) {
    if (keys.length === 0) continue
    const known = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys))
    const kept = new Set(known.map(({ key }) => key))
    if (!(await isFileRemovalAllowed(db))) return
    for (const key of keys) if (!kept.has(key)) await store.remove(key)
  }
}
