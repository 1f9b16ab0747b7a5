import type { PostTexts } from '@press/domain'
import type { Picture } from '../../shop/wire.ts'

export interface PostValues extends PostTexts {
  /** In the place of the drawn picture. */
  image: Picture | null
}

/** What is sent: the picture by its number. */
export type PostBody = PostTexts & { image: number | null }

export const postBodyOf = ({ image, ...texts }: PostValues): PostBody => ({ ...texts, image: image?.id ?? null })
