import { foldKazakhLetters } from '@press/domain'

/** The first three letters of each month as people write them in Russian, Kazakh and English. */
const monthStems = [
  ['янв', 'кан', 'jan'],
  ['фев', 'акп', 'feb'],
  ['мар', 'нау', 'mar'],
  ['апр', 'сау', 'apr'],
  ['май', 'мая', 'мам', 'may'],
  ['июн', 'мау', 'jun'],
  ['июл', 'шил', 'jul'],
  ['авг', 'там', 'aug'],
  ['сен', 'кыр', 'sep'],
  ['окт', 'каз', 'oct'],
  ['ноя', 'кар', 'nov'],
  ['дек', 'жел', 'dec'],
]

/**
 * Returns the number of the month that a word names in any interface language. The word may be shortened: 11 for «ноября», «қар»,
 * "Nov".
 */
export function readMonth(word: string): number | null {
  // Many people type Kazakh without a Kazakh keyboard: «караша» for «қараша».
  const stem = foldKazakhLetters(word).slice(0, 3)
  const index = monthStems.findIndex((stems) => stems.some((one) => foldKazakhLetters(one) === stem))
  return index < 0 ? null : index + 1
}
