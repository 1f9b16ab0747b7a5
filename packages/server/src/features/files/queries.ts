import { and, eq } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import type { Db } from '../../database/database.ts'
import { fileLinks, files } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { RowReaders, FileResource } from '../../files/files.ts'

interface FileRow {
  id: number
  owner_id: number | null
}

/**
 * Whether a person may read a file. It belongs to its uploader until a row references it; then anyone who may read the row may read
 * it.
 */
async function mayRead(db: Db, person: Person, file: FileRow, readers: RowReaders): Promise<boolean> {
  const links = await db.select().from(fileLinks).where(eq(fileLinks.file_id, file.id))
  if (links.length === 0) return file.owner_id === person.id
  for (const { resource, resource_id, field } of links)
    if (await readers[resource as FileResource](db, person, resource_id, field)) return true
  return false
}

/** Returns a file that a person may read. */
export async function getReadableFile(db: Db, person: Person, id: number, readers: RowReaders) {
  const [file] = await db.select().from(files).where(eq(files.id, id))
  if (!file || !(await mayRead(db, person, file, readers))) throw new PressError('notFound')
  return file
}

/** Returns the storage key of an image, or of a PDF whose page is shown as an image. */
export async function getPictureKey(db: Db, id: number, purpose: 'pdf' | 'image'): Promise<string> {
  const [file] = await db
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.id, id), eq(files.purpose, purpose)))
  if (!file) throw new PressError('notFound')
  return file.key
}
