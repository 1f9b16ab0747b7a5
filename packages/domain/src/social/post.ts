/** A post speaks to readers in all three languages of the press, in this order. */
export const postLanguages = ['kz', 'ru', 'en'] as const
export type PostLanguage = (typeof postLanguages)[number]

/** What a post says; a language may be left out. */
export type PostTexts = Record<`text_${PostLanguage}`, string>

/** What Instagram takes under a picture: characters, and words with a hash. */
export const postLimits = { caption: 2_200, hashtags: 30 } as const

const between = '\n\n· · ·\n\n'

/** The texts as one, as they stand under the picture. */
export const buildCaption = (texts: PostTexts): string =>
  postLanguages
    .map((language) => texts[`text_${language}`].trim())
    .filter(Boolean)
    .join(between)

/** Characters that Instagram counts: an emoji is one. */
export const captionLength = (caption: string): number => Array.from(caption).length

const hashtagsIn = (text: string): number => text.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0

export type PostProblem = 'required' | 'tooLong' | 'hashtags'

/** What is wrong with a post, by field; the last language that has a text is the one to shorten. */
export function validatePost(texts: PostTexts): Partial<Record<keyof PostTexts, PostProblem>> {
  const caption = buildCaption(texts)
  if (!caption) return { text_kz: 'required' }
  const last = postLanguages.findLast((language) => texts[`text_${language}`].trim()) ?? 'kz'
  if (captionLength(caption) > postLimits.caption) return { [`text_${last}`]: 'tooLong' }
  return hashtagsIn(caption) > postLimits.hashtags ? { [`text_${last}`]: 'hashtags' } : {}
}
