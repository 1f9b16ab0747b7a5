import { type PostTexts, buildCaption, postLanguages } from '@press/domain'
import type { FormFile } from './form.ts'

/** A post as stored with its publication. */
export type PostFields = PostTexts & {
  name: string
  /** The file id of its picture. */
  image: number
}

/** Builds the form of the post to send. */
export const toPostForm = (
  cardId: number,
  post: PostFields,
  files: ReadonlyMap<number, FormFile>,
): (readonly [string, string | FormFile])[] => {
  const image = files.get(post.image)
  return [
    ['techcard_id', String(cardId)],
    ['caption', buildCaption(post)],
    ...postLanguages.map((language) => [`text_${language}`, post[`text_${language}`]] as const),
    ...(image ? [['image', image] as const] : []),
  ]
}
