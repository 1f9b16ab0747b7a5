import type { socialCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { PressError } from '../../errors.ts'
import { assertEndpoint, getHost, getPublication, getPublications } from '../shared/publications/publications.ts'
import { getPressDetails } from '../../database/press-side.ts'
import { createPictureRenderer } from './picture-renderer.ts'
import { findPostCard, buildPostForm } from './post.ts'
import { publishPost } from './commands.ts'

export function handlers({ config: endpoints }: Services): HandlersOf<typeof socialCalls> {
  const renderPicture = createPictureRenderer()
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
      const picture = await renderPicture(card, files.store, await getPressDetails(db))
      return { src: `data:image/jpeg;base64,${picture.toString('base64')}` }
    },

    'POST /api/social/instagram/publish/techcards/{id}': async (call) => {
      assertEndpoint(endpoints, 'instagram')
      const id = await publishPost(call, renderPicture, call.params.id, call.body)
      return { publication: await getPublication(call.db, id) }
    },
  }
}
