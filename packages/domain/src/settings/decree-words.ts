/** The beginnings of the months' names, Russian and Kazakh. */
export const months = [
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

/** From Sunday, as `getUTCDay` counts. */
export const weekdays = [
  ['воскресень', 'жексенбі'],
  ['понедельник', 'дүйсенбі'],
  ['вторник', 'сейсенбі'],
  ['сред', 'сәрсенбі'],
  ['четверг', 'бейсенбі'],
  ['пятниц', 'жұма'],
  ['суббот', 'сенбі'],
] as const

const month = months.flat().join('|')
const weekday = weekdays.flat().join('|')
/** «5 июля 2027», «2027 жылғы 5 шілде»: the year, the day, the month, the year. */
export const inWords = String.raw`(?:(\d{4})\s*жыл\p{L}*\s+)?(?<!\d)(\d{1,2})\s+(${month})\p{L}*(?:\s+(\d{4})(?!\d))?`
/** «05.07.2027» */
export const inFigures = String.raw`(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)`

/** The number and date of the decree itself, of a law or of an order. */
export const ownDate =
  /(?:^|\s)от\s+[«"]?\d{1,2}[»"]?[\s.]\s*[\p{L}\d]+[\s.]+\d{4}(?:\s*г(?:ода|\.)?)?(?:\s*№\s*[\p{L}\d-]+)?|\d{4}\s*жыл\p{L}*\s+\d{1,2}\s+\p{L}+\s*№\s*[\p{L}\d-]+/giu

/** A weekday right before a date, Russian; and one right after it, of either language. */
export const weekdayBefore = new RegExp(String.raw`(${weekdays.map(([ru]) => ru).join('|')})\p{L}*,?\s*$`, 'iu')
export const weekdayAfter = new RegExp(String.raw`^(?:\s*г(?:ода|\.))?\s*[,(]\s*(${weekday})`, 'iu')

/** Days are moved; days off or working days are spoken of; Kurban Ait is; a day is to work; a year is said. */
export const transferPattern = /перен[оеё]с|ауыстыр|көшір/iu
export const dayWordPattern = /выходн|рабоч|отдых|праздн|айт|демалыс|жұмыс|мереке/iu
export const kurbanAitPattern = /(?:курбан|құрбан)[-\s]*айт/iu
export const workingDayPattern = /рабоч(?:им|ий|его|ему)|жұмыс\s+күн/iu
export const yearPattern = /(?:^|\D)(20\d\d)\s*(?:год|г\.|жыл)/iu
