import { and, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/database.ts'
import { files } from '../database/schema.ts'
import { isUnlinked, type Files } from './files.ts'

const day = 86_400_000

/** Removes uploads that no row has named for a day, and bytes that a crash left without a row. */
export async function removeOrphans(db: Db, { store, discard }: Files, log: FastifyBaseLogger): Promise<void> {
  const orphans = await db
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.created_at, sql`now() - interval '1 day'`), isUnlinked(db)))
  for (const { id } of orphans)
    // One by one: a row may hold a file in a column of its own, and then the database refuses.
    await discard([id]).catch((error: unknown) => log.debug({ file: id, err: error }, 'an orphan is still in use'))
  for await (const keys of store.olderThan(day)) {
    if (keys.length === 0) continue
    const known = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys))
    const kept = new Set(known.map(({ key }) => key))
    for (const key of keys) if (!kept.has(key)) await store.remove(key)
  }
}
