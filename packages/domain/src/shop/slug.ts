/** Letters of Kazakh and Russian as an address writes them; Kazakh ones by the letters of its Latin alphabet without their marks. */
const latin: Readonly<Record<string, string>> = {
  а: 'a', ә: 'a', б: 'b', в: 'v', г: 'g', ғ: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', қ: 'q',
  л: 'l', м: 'm', н: 'n', ң: 'n', о: 'o', ө: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ұ: 'u', ү: 'u', ф: 'f', х: 'kh',
  һ: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', і: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya',
} // prettier-ignore

/** Signs of an address: long ones are cut off in mails and messengers (ours). */
const maxSlugLength = 80

/** A title as a part of an address: «Қазақ тілі: 2-бөлім» is `qazaq-tili-2-bolim`. Never ends within a word unless that is too long. */
export function slugify(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/\p{Script=Cyrillic}/gu, (letter) => latin[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > maxSlugLength) return slug || word.slice(0, maxSlugLength)
    slug = longer
  }
  return slug
}

/** Whether a text can stand in an address as it is. */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
