import type { PostTexts } from '@press/domain'
import type { FormPicture } from '../../shared/useLocalPreviews.ts'

export interface PostValues extends PostTexts {
  /** The picture that replaces the generated picture; null if there is none. */
  image: FormPicture | null
}

/** The request body: the picture is sent as an id. */
export type PostBody = PostTexts & { image: number | null }

export const toPostBody = ({ image, ...texts }: PostValues): PostBody => ({ ...texts, image: image?.id ?? null })
