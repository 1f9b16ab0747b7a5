/**
 * Words for repetition in Russian, Kazakh and English. Each word maps to one letter, and the patterns in `phrases.ts` consist of
 * these letters. All languages share one table, because people at the press mix them.
 *
 * The words of a row are regular expressions that match whole words. Endings are listed explicitly if a looser pattern would match
 * another word.
 */
interface LexiconRow {
  sign: Sign
  /** The weekday counted from Monday, the month counted from January, or the number that the word means. */
  value?: number
  words: string
}

/**
 * The meaning of a word as one letter:
 * - `e` every (before its word), `E` every (after its word), `d` day, `k` week, `m` month, `y` year, `w` weekday
 * - `b` working days, `z` weekend, `j` working, `n` number, `N` a year's number, `o` ordinal, `l` last, `t` times
 * - `u` until (before its date), `v` until (after its date), `x` except (before its date), `r` except (after its date)
 * - `h` name of a month, `c` a date in figures, `A` daily, `I` weekly, `F` fortnightly, `G` monthly, `Y` yearly
 * - `g` skipping one, `C` of a month, `S` from, `-` dash, `p` a preposition or conjunction that is ignored, `?` any other word
 */
export type Sign =
  | ('e' | 'E' | 'd' | 'k' | 'm' | 'y' | 'w' | 'b' | 'z' | 'j' | 'n' | 'N' | 'o' | 'l' | 't' | 'u' | 'v' | 'x' | 'r')
  | ('h' | 'c' | 'A' | 'I' | 'F' | 'G' | 'Y' | 'g' | 'C' | 'S' | '-' | 'p' | '?')

const letterReplacements: Record<string, string> = {
  ә: 'а',
  і: 'и',
  ң: 'н',
  ғ: 'г',
  ү: 'у',
  ұ: 'у',
  қ: 'к',
  ө: 'о',
  һ: 'х',
  ё: 'е',
}

/** Lowercases a text and replaces letters that a Russian keyboard does not have: «сейсенби» is typed as often as «сейсенбі». */
export const foldLetters = (text: string): string =>
  text.toLowerCase().replaceAll(/[әіңғүұқөһё]/gu, (one) => letterReplacements[one] ?? one)

const lexiconRows: LexiconRow[] = [
  { sign: 'e', words: 'кажд(ый|ая|ое|ые|ую|ого|ой|ых|ым|ом) әр әрбір every each' },
  { sign: 'E', words: 'сайын' },
  { sign: 'd', words: 'день дня дни дней дням дне күн(і|де|дер|дері|ге)? days?' },
  { sign: 'k', words: 'недел(я|и|ю|е|ь|ям) апта(да|сына|ның|лар|лық)? weeks?' },
  { sign: 'm', words: 'месяц(а|е|ев|ам|ы)? ай(дың|да|ына|ы)? months?' },
  { sign: 'y', words: 'год(а|у|ам|ы)? г лет жыл(ы|да|ғы|дың|ына)? years?' },
  { sign: 'b', words: 'будн(и|ям|ий|ях|ие|им) weekdays? workdays?' },
  { sign: 'z', words: 'выходн(ые|ым|ых|ой) демалыс weekends?' },
  { sign: 'j', words: 'рабоч(ий|ие|им|их|ую) будн(ий|ему) жұмыс working business work' },
  { sign: 'l', words: 'последн(ий|яя|ее|юю|ие|его|ей|ем) соңғы last' },
  { sign: 't', words: 'раз(а)? встреч(а|и|у)? рет кездесу once times? meetings?' },
  { sign: 'u', words: 'до until till through to' },
  { sign: 'v', words: 'дейін шейін' },
  { sign: 'x', words: 'кроме исключая except excluding' },
  { sign: 'r', words: 'басқа' },
  { sign: 'A', words: 'ежедневно күнделікті күнсайын daily' },
  { sign: 'I', words: 'еженедельно weekly аптасайын' },
  { sign: 'F', words: 'fortnight(ly)? biweekly' },
  { sign: 'G', words: 'ежемесячно monthly айсайын' },
  { sign: 'Y', words: 'ежегодно yearly annually жылсайын' },
  { sign: 'g', words: 'через аралатып өткізіп' },
  { sign: 'C', words: 'числ(о|а|у|ам|е) of' },
  { sign: 'S', words: 'с со from' },
  { sign: 'p', words: 'по в во на и the on and in at және мен бен пен a for' },
  { sign: 'o', value: 1, words: 'перв(ый|ая|ое|ую|ого|ой) бірінші first' },
  { sign: 'o', value: 2, words: 'втор(ой|ая|ое|ую|ого|ые) екінші second other' },
  { sign: 'o', value: 3, words: 'трет(ий|ья|ье|ью|ьего|ьей) үшінші third' },
  { sign: 'o', value: 4, words: 'четверт(ый|ая|ое|ую|ого|ой) төртінші fourth' },
  { sign: 'o', value: 5, words: 'пят(ый|ая|ое|ую|ого|ой) бесінші fifth' },
  ...[
    'один одну одна бір one',
    'два две двух екі two',
    'три трех үш three',
    'четыре четырех төрт four',
    'пять бес five',
    'шесть алты six',
    'семь жеті seven',
    'восемь сегіз eight',
    'девять тоғыз nine',
    'десять он ten',
  ].map((words, index): LexiconRow => ({ sign: 'n', value: index + 1, words })),
  ...[
    'понедельник(а|и|ам|у|ах|ов)? пн дүйсенбі.* дс mon(day)?s?',
    'вторник(а|и|ам|у|ах|ов)? вт сейсенбі.* сс tue(s|sday|sdays)?',
    'сред(а|ы|у|е|ам|ах) ср сәрсенбі.* wed(nesday|nesdays|s)?',
    'четверг(а|и|ам|у|ах|ов)? чт бейсенбі.* бс thu(r|rs|rsday|rsdays)?',
    'пятниц(а|ы|у|е|ам|ах)? пт жұма(сы|да|лары|ға|дан|ның|сына|сында|лар)? жм fri(day)?s?',
    'суббот(а|ы|у|е|ам|ах)? сб сенбі.* сн sat(urday)?s?',
    'воскресень(е|я|ю|ям|ях) воскресений вс жексенбі.* жк sun(day)?s?',
  ].map((words, index): LexiconRow => ({ sign: 'w', value: index + 1, words })),
  ...[
    'январ(ь|я|е) янв қаңтар.* jan(uary)?',
    'феврал(ь|я|е) фев ақпан.* feb(ruary)?',
    'март(а|е)? мар наурыз.* mar(ch)?',
    'апрел(ь|я|е) апр сәуір.* apr(il)?',
    'ма(й|я|е) мамыр.* may',
    'июн(ь|я|е) маусым.* june?',
    'июл(ь|я|е) шілде.* july?',
    'август(а|е)? авг тамыз.* aug(ust)?',
    'сентябр(ь|я|е) сен(т)? қыркүйек.* sep(t|tember)?',
    'октябр(ь|я|е) окт қазан.* oct(ober)?',
    'ноябр(ь|я|е) ноя қараша.* nov(ember)?',
    'декабр(ь|я|е) дек желтоқсан.* dec(ember)?',
  ].map((words, index): LexiconRow => ({ sign: 'h', value: index + 1, words })),
]

const lexicon = lexiconRows.map(({ sign, value = 0, words }) => ({
  sign,
  value,
  form: new RegExp(`^(?:${foldLetters(words).split(' ').join('|')})$`, 'u'),
}))

/** Endings that turn a number into an ordinal: «15-го», «15-і», “15th”. */
const ordinalPattern = /^(\d+)-?(?:го|е|й|я|ю|ое|ый|ого|ому|му|м|th|st|nd|rd|с?[иы](?:н.*)?|н[ае]|ши|шы|куни)$/u

/** Returns the meaning of a word. */
export function getWordMeaning(word: string): { sign: Sign; value: number } {
  const foldedWord = foldLetters(word)
  if (/^\d+$/.test(foldedWord)) return { sign: Number(foldedWord) > 999 ? 'N' : 'n', value: Number(foldedWord) }
  const ordinalNumber = ordinalPattern.exec(foldedWord)?.[1]
  if (ordinalNumber !== undefined) return { sign: 'o', value: Number(ordinalNumber) }
  return lexicon.find((one) => one.form.test(foldedWord)) ?? { sign: '?', value: 0 }
}
