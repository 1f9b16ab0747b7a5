/** The languages of a post, in this order. */
export const postLanguages = ['kz', 'ru', 'en'] as const
export type PostLanguage = (typeof postLanguages)[number]

/** The texts of a post. The text of a language may be empty. */
export type PostTexts = Record<`text_${PostLanguage}`, string>

/** Instagram's limits for a caption: the maximum number of characters and of hashtags. */
export const postLimits = { caption: 2_200, hashtags: 30 } as const

const languageSeparator = '\n\n· · ·\n\n'

/** Joins the texts of all languages to one caption. */
export const buildCaption = (texts: PostTexts): string =>
  postLanguages
    .map((language) => texts[`text_${language}`].trim())
    .filter(Boolean)
    .join(languageSeparator)

/** Counts characters as Instagram does. An emoji counts as one character. */
export const countCharacters = (caption: string): number => Array.from(caption).length

const countHashtags = (text: string): number => text.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0

export type PostProblem = 'required' | 'tooLong' | 'hashtags'

/** Returns the problems of a post by field. A caption that is too long is reported at the last language with a text. */
export function validatePost(texts: PostTexts): Partial<Record<keyof PostTexts, PostProblem>> {
  const caption = buildCaption(texts)
  if (!caption) return { text_kz: 'required' }
  const lastLanguage = postLanguages.findLast((language) => texts[`text_${language}`].trim()) ?? 'kz'
  if (countCharacters(caption) > postLimits.caption) return { [`text_${lastLanguage}`]: 'tooLong' }
  return countHashtags(caption) > postLimits.hashtags ? { [`text_${lastLanguage}`]: 'hashtags' } : {}
}
