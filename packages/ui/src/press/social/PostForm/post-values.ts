import type { PostTexts } from '@press/domain'
import type { FormPicture } from '../../shop/useLocalPreviews.ts'

export interface PostValues extends PostTexts {
  /** In the place of the drawn picture. */
  image: FormPicture | null
}

/** What is sent: the picture by its number. */
export type PostBody = PostTexts & { image: number | null }

export const toPostBody = ({ image, ...texts }: PostValues): PostBody => ({ ...texts, image: image?.id ?? null })
