import { Readable } from 'node:stream'
import type { ParsedBody } from '@press/contract'
import { validatePost } from '@press/domain'
import { getPressDetails } from '../../database/press-side.ts'
import { assertFields, PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { enqueuePublication } from '../shared/publications/publications.ts'
import { lockCard } from '../shared/tech-cards/row.ts'
import type { createPictureRenderer } from './picture-renderer.ts'
import { findPostCard, buildPostForm } from './post.ts'

/** Queues a post about a book. Returns the id of the publication. */
export async function publishPost(
  context: Pick<Context, 'db' | 'files' | 'person'>,
  renderPicture: ReturnType<typeof createPictureRenderer>,
  cardId: number,
  body: ParsedBody<'POST /api/social/instagram/publish/techcards/{id}'>,
): Promise<number> {
  const { db, files, person } = context
  const card = await findPostCard(db, cardId)
  if (!card) throw new PressError('notFound')
  const suggestedPost = buildPostForm(card)
  const post = {
    text_kz: body.text_kz ?? suggestedPost.text_kz,
    text_ru: body.text_ru ?? suggestedPost.text_ru,
    text_en: body.text_en ?? suggestedPost.text_en,
  }
  const problems = validatePost(post)
  assertFields(problems)
  const newImageId = body.image === null ? await storePicture() : null
  try {
    const image = newImageId ?? body.image ?? 0
    return await db.transaction(async (tx) => {
      await lockCard(tx, { person, scope: 'all' }, card.id)
      return enqueuePublication(tx, context, {
        channel: 'instagram',
        card: card.id,
        fields: { name: card.book_name, ...post, image },
        files: { image },
      })
    })
  } catch (error) {
    if (newImageId !== null) await files.discard([newImageId])
    throw error
  }

  /** Draws the picture now, not when the job runs, so that the sent picture is the one that was shown. */
  async function storePicture(): Promise<number> {
    const picture = await renderPicture(card as NonNullable<typeof card>, files.store, await getPressDetails(db))
    const name = `${cardId}.jpg`
    const storedFile = await files.put({
      name,
      purpose: 'image',
      owner_id: person.id,
      content: Readable.from([picture]),
    })
    return storedFile.id
  }
}
