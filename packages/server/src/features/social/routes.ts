import { Readable } from 'node:stream'
import type { socialCalls } from '@press/contract'
import { validatePost } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { assertFields, PressError } from '../../errors.ts'
import {
  enqueuePublication,
  assertEndpoint,
  getHost,
  getPublication,
  getPublications,
} from '../shared/publications/publications.ts'
import { getPressDetails } from '../../database/press-side.ts'
import { lockCard } from '../shared/tech-cards/row.ts'
import { createPainter } from './picture-renderer.ts'
import { findPostCard, buildPostForm } from './post.ts'

export function handlers({ config: endpoints }: Services): HandlersOf<typeof socialCalls> {
  const paint = createPainter()
  return {
    'GET /api/social/instagram/techcards/{id}': async ({ db, params }) => {
      const card = await findPostCard(db, params.id)
      if (!card) throw new PressError('notFound')
      return {
        instagram: getHost(endpoints, 'instagram'),
        book_name: card.book_name,
        post: buildPostForm(card),
        publications: await getPublications(db, params.id, 'instagram'),
      }
    },

    'GET /api/social/instagram/techcards/{id}/picture': async ({ db, files, params }) => {
      const card = await findPostCard(db, params.id)
      if (!card) throw new PressError('notFound')
      const picture = await paint(card, files.store, await getPressDetails(db))
      return { src: `data:image/jpeg;base64,${picture.toString('base64')}` }
    },

    'POST /api/social/instagram/publish/techcards/{id}': async (call) => {
      assertEndpoint(endpoints, 'instagram')
      const { db, files, person, params, body } = call
      const card = await findPostCard(db, params.id)
      if (!card) throw new PressError('notFound')
      const made = buildPostForm(card)
      const post = {
        text_kz: body.text_kz ?? made.text_kz,
        text_ru: body.text_ru ?? made.text_ru,
        text_en: body.text_en ?? made.text_en,
      }
      const problems = validatePost(post)
      assertFields(problems)
      const newImageId = body.image === null ? await keep() : null
      try {
        const image = newImageId ?? body.image ?? 0
        const id = await db.transaction(async (tx) => {
          await lockCard(tx, { person, scope: 'all' }, card.id)
          return enqueuePublication(tx, call, {
            channel: 'instagram',
            card: card.id,
            fields: { name: card.book_name, ...post, image },
            files: { image },
          })
        })
        return { publication: await getPublication(db, id) }
      } catch (error) {
        if (newImageId !== null) await files.discard([newImageId])
        throw error
      }

      /** Draws the picture now, not when the job runs, so that the sent picture is the one that was shown. */
      async function keep(): Promise<number> {
        const picture = await paint(card as NonNullable<typeof card>, files.store, await getPressDetails(db))
        const name = `${params.id}.jpg`
        const stored = await files.put({
          name,
          purpose: 'image',
          owner_id: person.id,
          content: Readable.from([picture]),
        })
        return stored.id
      }
    },
  }
}
