import type { fileCalls } from '@press/contract'
import { filePurposes, type FilePurposeKey } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import type { Person } from '../../auth/person.ts'
import { filterLiveSessions } from '../../auth/sessions.ts'
import type { Db } from '../../database/database.ts'
import { fileLinks, files } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { pageIn, type ImageSize } from '../../files/image-sizes.ts'
import type { FileResource, RowReaders } from '../../files/files.ts'

export const handlers = ({ readers }: Services): HandlersOf<typeof fileCalls> => ({
  'POST /api/files': async ({ request, files: service, person }) => {
    let purpose: FilePurposeKey = 'document'
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname !== 'purpose' || !Object.hasOwn(filePurposes, String(part.value)))
          throw new PressError('badRequest')
        purpose = part.value as FilePurposeKey
        continue
      }
      try {
        return { file: await service.put({ name: part.filename, purpose, owner_id: person.id, content: part.file }) }
      } finally {
        part.file.resume()
      }
    }
    throw new PressError('validation', { fields: { file: 'required' } })
  },

  'GET /api/files/{id}': async ({ params, db, person, files: service, reply }) => {
    const [file] = await db.select().from(files).where(eq(files.id, params.id))
    if (!file || !(await mayRead(db, person, file, readers))) throw new PressError('notFound')
    reply
      .header('content-type', file.mime)
      .header('content-length', file.size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('cache-control', 'private, no-store')
    return reply.send(await service.store.read(file.key))
  },

  'GET /api/files/{id}/text': async ({ params, db, person, files: service }) => {
    const [file] = await db.select().from(files).where(eq(files.id, params.id))
    if (!file || !(await mayRead(db, person, file, readers))) throw new PressError('notFound')
    const reading = await service.readings.of(db, file.id, person.id)
    return { text: reading?.text ?? null, pages: reading?.pages ?? null }
  },

  'GET /api/images/{id}/{signature}': async ({ params, db, files: service, reply }) => {
    const allowed = service.signer.check(params.id, params.signature)
    if (!allowed || !(await filterLiveSessions(db, [allowed.session])).has(allowed.session))
      throw new PressError('notFound')
    const page = pageIn(allowed.size)
    const [file] = await db
      .select({ key: files.key })
      .from(files)
      .where(and(eq(files.id, params.id), eq(files.purpose, page ? 'pdf' : 'image')))
    if (!file) throw new PressError('notFound')
    const picture = page
      ? await service.pages.picture(file.key, page)
      : await service.images.sized(file.key, allowed.size as ImageSize)
    if (!picture) throw new PressError('notFound')
    reply.header('content-type', 'image/webp').header('cache-control', 'private, max-age=86400, immutable')
    return reply.send(picture)
  },
})

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
