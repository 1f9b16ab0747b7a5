import { limits } from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams } from './common-schemas.ts'
import { publication } from './shop.ts'

const postText = z.string().trim().max(limits.noteLength)

export const socialCalls = defineCalls({
  'GET /api/social/instagram/techcards/{id}': {
    summary: 'A tech card as an Instagram post, and what was already posted of it',
    access: requirePermission('techCards', 'write'),
    shows: ['book'],
    params: idParams,
    response: z.object({
      /** The host of the service that receives posts; null if no service is configured. */
      instagram: z.string().nullable(),
      book_name: z.string(),
      /** The texts of the last post, or texts generated from the tech card if there is no post. */
      post: z.object({ text_kz: z.string(), text_ru: z.string(), text_en: z.string() }),
      /** The posts about the book, the latest first; at most 20. */
      publications: z.array(publication),
    }),
  },
  'GET /api/social/instagram/techcards/{id}/picture': {
    summary: 'The picture of a book’s post: a square JPEG as a data URL',
    access: requirePermission('techCards', 'write'),
    lasting: 'drawn on request',
    params: idParams,
    response: z.object({ src: z.string() }),
  },
  'POST /api/social/instagram/publish/techcards/{id}': {
    summary: 'Post a book on Instagram; queued and retried while the endpoint is unreachable',
    access: requirePermission('techCards', 'write'),
    changes: ['book'],
    params: idParams,
    body: z.object({
      /** The texts of the post. Omitted texts are generated from the tech card. */
      text_kz: postText.optional(),
      text_ru: postText.optional(),
      text_en: postText.optional(),
      /** An uploaded image that replaces the generated picture. */
      image: id.nullable().default(null),
    }),
    files: { image: 'image' },
    response: z.object({ publication }),
  },
})
