/** Transliteration of Kazakh and Russian letters for URLs. Kazakh letters use the Latin alphabet of Kazakh without diacritics. */
const transliteration: Readonly<Record<string, string>> = {
  а: 'a', ә: 'a', б: 'b', в: 'v', г: 'g', ғ: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', қ: 'q',
  л: 'l', м: 'm', н: 'n', ң: 'n', о: 'o', ө: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ұ: 'u', ү: 'u', ф: 'f', х: 'kh',
  һ: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', і: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya',
} // prettier-ignore

/** The maximum length of a slug (our rule). Mail programs and messengers cut off long URLs. */
const maxSlugLength = 80

/**
 * Converts a title to a URL slug: «Қазақ тілі: 2-бөлім» becomes `qazaq-tili-2-bolim`. A long slug is cut at the end of a word. A
 * single word that is too long is cut within the word.
 */
export function slugify(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/\p{Script=Cyrillic}/gu, (letter) => transliteration[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const extendedSlug = slug ? `${slug}-${word}` : word
    if (extendedSlug.length > maxSlugLength) return slug || word.slice(0, maxSlugLength)
    slug = extendedSlug
  }
  return slug
}

/** Whether a text is a valid slug. */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
