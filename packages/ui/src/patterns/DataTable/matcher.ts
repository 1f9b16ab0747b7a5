/** Kazakh letters that are found by the Russian letter on the same key; typed themselves they find only themselves. */
const kin: Readonly<Record<string, readonly string[]>> = {
  а: ['ә'],
  г: ['ғ'],
  к: ['қ'],
  н: ['ң'],
  о: ['ө'],
  у: ['ұ', 'ү'],
  х: ['һ'],
  и: ['і'],
  е: ['ё'],
}

const related = new RegExp(`[${Object.keys(kin).join('')}]`, 'gu')

/** Words to be searched, brought to one form. */
export const plain = (words: string): string => words.normalize('NFC').toLowerCase()

/** Whether a text in plain form holds every word of the query, in any order. */
export function matcher(query: string): (text: string) => boolean {
  const words = plain(query)
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => {
      const pattern = word
        .replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
        .replace(related, (letter) => `[${letter}${kin[letter]?.join('')}]`)
      return new RegExp(pattern, 'u')
    })
  return (text) => words.every((word) => word.test(text))
}
