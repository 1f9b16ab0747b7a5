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
    summary: 'Upload one file (multipart: `purpose`, then `file`); it belongs to nobody else until a row names it',
    access: 'session',
    changes: [],
    upload: true,
    response: z.object({ file: fileInfo }),
  },
  'GET /api/files/{id}': {
    summary: 'Download a file of a row that the person may read',
    access: 'session',
    lasting: 'a file never changes',
    params: idParams,
  },
  'GET /api/files/{id}/text': {
    summary: 'What a PDF or a DOCX says, for those who may download it; null where there is no text, as in a scan',
    access: 'session',
    lasting: 'a file never changes',
    params: idParams,
    response: z.object({ text: z.string().nullable(), pages: z.number().int().nullable() }),
  },
  'GET /api/images/{id}/{signature}': {
    summary: 'A re-encoded image, by an address that was signed for its reader',
    access: 'signed',
    lasting: 'a picture never changes',
    params: z.object({ id, signature: z.string().max(100) }),
  },
})
