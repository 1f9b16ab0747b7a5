/** Kazakh letters that are found by the Russian letter on the same key; typed themselves they find only themselves. */
const kin: Readonly<Record<string, string>> = {
  а: 'аә',
  г: 'гғ',
  к: 'кқ',
  н: 'нң',
  о: 'оө',
  у: 'уұү',
  х: 'хһ',
  и: 'иі',
  е: 'её',
}

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
        .replace(/[агкноухие]/gu, (letter) => `[${kin[letter]}]`)
      return new RegExp(pattern, 'u')
    })
  return (text) => words.every((word) => word.test(text))
}
