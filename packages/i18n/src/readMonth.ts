/** First three letters of each month as people write them in Russian, Kazakh and English, letters folded. */
const months = [
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

// Many type Kazakh without a Kazakh keyboard: «караша» is «қараша».
const folded: Record<string, string> = { ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и' }
const fold = (word: string): string => word.toLowerCase().replace(/[әғқңөұүһі]/g, (letter) => folded[letter] ?? letter)

/** The month that a word names in any of the interface languages, whole or shortened: 11 for «ноября», «қар», "Nov". */
export function readMonth(word: string): number | null {
  const stem = fold(word).slice(0, 3)
  const index = months.findIndex((stems) => stems.includes(stem))
  return index < 0 ? null : index + 1
}
