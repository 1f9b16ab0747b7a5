import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { getPressIdentity } from '../database/press-side.ts'
import { files as fileRows } from '../database/schema.ts'
import type { Files } from '../files/files.ts'

/** Returns the press's logo as a data URL for documents; undefined when the press has no logo. */
export async function getPressLogo(db: Queryable, { store }: Pick<Files, 'store'>): Promise<string | undefined> {
  const { logo } = await getPressIdentity(db)
  if (logo === null) return undefined
  const [file] = await db.select({ key: fileRows.key, mime: fileRows.mime }).from(fileRows).where(eq(fileRows.id, logo))
  if (!file) return undefined
  return `data:${file.mime};base64,${(await buffer(await store.read(file.key))).toString('base64')}`
}
