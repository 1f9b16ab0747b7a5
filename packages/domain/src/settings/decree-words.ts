/** The stems of the names of the months, Russian and Kazakh. */
export const monthNameStems = [
  ['январ', 'қаңтар'],
  ['феврал', 'ақпан'],
  ['март', 'наурыз'],
  ['апрел', 'сәуір'],
  ['ма[йя]', 'мамыр'],
  ['июн', 'маусым'],
  ['июл', 'шілде'],
  ['август', 'тамыз'],
  ['сентябр', 'қыркүйек'],
  ['октябр', 'қазан'],
  ['ноябр', 'қараша'],
  ['декабр', 'желтоқсан'],
] as const

/** The stems of the names of the weekdays, Russian and Kazakh. The list starts on Sunday, like `getUTCDay`. */
export const weekdayNameStems = [
  ['воскресень', 'жексенбі'],
  ['понедельник', 'дүйсенбі'],
  ['вторник', 'сейсенбі'],
  ['сред', 'сәрсенбі'],
  ['четверг', 'бейсенбі'],
  ['пятниц', 'жұма'],
  ['суббот', 'сенбі'],
] as const

const monthPattern = monthNameStems.flat().join('|')
const weekdayPattern = weekdayNameStems.flat().join('|')
/**
 * Matches a date in words, such as «5 июля 2027» or «2027 жылғы 5 шілде». The groups are the year before the date, the day, the
 * month, and the year after the date.
 */
export const wordDatePattern = String.raw`(?:(\d{4})\s*жыл\p{L}*\s+)?(?<!\d)(\d{1,2})\s+(${monthPattern})\p{L}*(?:\s+(\d{4})(?!\d))?`
/** Matches a date in figures, such as «05.07.2027». */
export const figureDatePattern = String.raw`(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)`

/** Matches the number and date of the decree itself, or of a law or order that it mentions. */
export const decreeDatePattern =
  /(?:^|\s)от\s+[«"]?\d{1,2}[»"]?[\s.]\s*[\p{L}\d]+[\s.]+\d{4}(?:\s*г(?:ода|\.)?)?(?:\s*№\s*[\p{L}\d-]+)?|\d{4}\s*жыл\p{L}*\s+\d{1,2}\s+\p{L}+\s*№\s*[\p{L}\d-]+/giu

/**
 * Patterns for a weekday next to a date: a Russian weekday directly before it, and a weekday in either language directly after it.
 */
export const weekdayBeforePattern = new RegExp(
  String.raw`(${weekdayNameStems.map(([ru]) => ru).join('|')})\p{L}*,?\s*$`,
  'iu',
)
export const weekdayAfterPattern = new RegExp(String.raw`^(?:\s*г(?:ода|\.))?\s*[,(]\s*(${weekdayPattern})`, 'iu')

/** Patterns for words about moved days, days off or working days, Kurban Ait, a day to be worked, and a year. */
export const transferPattern = /перен[оеё]с|ауыстыр|көшір/iu
export const dayWordPattern = /выходн|рабоч|отдых|праздн|айт|демалыс|жұмыс|мереке/iu
export const kurbanAitPattern = /(?:курбан|құрбан)[-\s]*айт/iu
export const workingDayPattern = /рабоч(?:им|ий|его|ему)|жұмыс\s+күн/iu
export const yearPattern = /(?:^|\D)(20\d\d)\s*(?:год|г\.|жыл)/iu
