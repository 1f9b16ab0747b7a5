import type { fileCalls } from '@press/contract'
import { type FilePurposeKey, filePurposes } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { filterLiveSessions } from '../../auth/sessions.ts'
import { PressError } from '../../errors.ts'
import { parsePageSize, type ImageSize } from '../../files/image-sizes.ts'
import { getPictureKey, getReadableFile } from './queries.ts'

export const handlers = ({ readers }: Services): HandlersOf<typeof fileCalls> => ({
  'POST /api/files': async ({ request, files: filesService, person }) => {
    let purpose: FilePurposeKey = 'document'
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname !== 'purpose' || !Object.hasOwn(filePurposes, String(part.value)))
          throw new PressError('badRequest')
        purpose = part.value as FilePurposeKey
        continue
      }
      try {
        return {
          file: await filesService.put({ name: part.filename, purpose, owner_id: person.id, content: part.file }),
        }
      } finally {
        part.file.resume()
      }
    }
    throw new PressError('validation', { fields: { file: 'required' } })
  },

  'GET /api/files/{id}': async ({ params, db, person, files: filesService, reply }) => {
    const file = await getReadableFile(db, person, params.id, readers)
    reply
      .header('content-type', file.mime)
      .header('content-length', file.size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('cache-control', 'private, no-store')
    return reply.send(await filesService.store.read(file.key))
  },

  'GET /api/files/{id}/text': async ({ params, db, person, files: filesService }) => {
    const file = await getReadableFile(db, person, params.id, readers)
    const reading = await filesService.readings.getText(db, file.id, person.id)
    return { text: reading?.text ?? null, pages: reading?.pages ?? null }
  },

  'GET /api/images/{id}/{signature}': async ({ params, db, files: filesService, reply }) => {
    const grant = filesService.signer.check(params.id, params.signature)
    if (!grant || !(await filterLiveSessions(db, [grant.session])).has(grant.session)) throw new PressError('notFound')
    const page = parsePageSize(grant.size)
    const key = await getPictureKey(db, params.id, page ? 'pdf' : 'image')
    const picture = page
      ? await filesService.pages.readPicture(key, page)
      : await filesService.images.readSizedImage(key, grant.size as ImageSize)
    if (!picture) throw new PressError('notFound')
    reply.header('content-type', 'image/webp').header('cache-control', 'private, max-age=86400, immutable')
    return reply.send(picture)
  },
})
