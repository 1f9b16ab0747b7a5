import type { StoredFile } from '@press/domain'
import { z } from 'zod'
import { defineCalls } from './define-calls.ts'
import { id, idParams } from './common-schemas.ts'
import { schemaFor } from './schema-for.ts'

export const fileInfo = schemaFor<StoredFile>()(
  z.object({ id, name: z.string(), size: z.number().int(), mime: z.string() }),
)

export const fileCalls = defineCalls({
  'POST /api/files': {
    summary:
      'Upload one file (multipart: `purpose`, then `file`); only the uploader can use it until a row references it',
    access: 'session',
    changes: [],
    upload: true,
    response: z.object({ file: fileInfo }),
  },
  'GET /api/files/{id}': {
    summary: 'Download a file of a row that the caller may read',
    access: 'session',
    lasting: 'a file never changes',
    params: idParams,
  },
  'GET /api/files/{id}/text': {
    summary: 'The text of a PDF or DOCX that the caller may download; null without text, as in a scan',
    access: 'session',
    lasting: 'a file never changes',
    params: idParams,
    response: z.object({ text: z.string().nullable(), pages: z.number().int().nullable() }),
  },
  'GET /api/images/{id}/{signature}': {
    summary: 'A re-encoded image, by an address signed for its reader',
    access: 'signed',
    lasting: 'a picture never changes',
    params: z.object({ id, signature: z.string().max(100) }),
  },
})
