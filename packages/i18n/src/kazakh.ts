/**
 * Formats Kazakh dates and ages without Intl. Browsers that claim to support `kk` may have no data for it: Chromium writes "M11 24"
 * for 24 қараша and "-12 min" for an age. These functions give the same result in every browser and on the server.
 */
import type { DateStyle } from './date-styles.ts'

const months = [
  'қаңтар',
  'ақпан',
  'наурыз',
  'сәуір',
  'мамыр',
  'маусым',
  'шілде',
  'тамыз',
  'қыркүйек',
  'қазан',
  'қараша',
  'желтоқсан',
]

/** The Kazakh names of the weekdays, starting with Monday. */
export const kazakhWeekdays = {
  short: ['дс', 'сс', 'ср', 'бс', 'жм', 'сб', 'жс'],
  long: ['дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі', 'жексенбі'],
}

/** Formats a date from its numbers (`month` from 1) in Kazakh order, in which the year comes first. */
export function formatKazakhDate(
  style: DateStyle,
  dateParts: Partial<Record<Intl.DateTimeFormatPartTypes, string>>,
): string {
  const { year, month, day, hour, minute, second } = dateParts
  const name = months[Number(month) - 1] ?? ''
  const time = `${hour}:${minute}`
  return {
    day: `${day} ${name.slice(0, 3)}`,
    dayMonth: `${day} ${name}`,
    date: `${year}\u00a0ж. ${day} ${name}`,
    dateTime: `${day} ${name.slice(0, 3)}, ${time}`,
    time,
    seconds: `${time}:${second}`,
    month: name.slice(0, 3),
    monthYear: `${year}\u00a0ж. ${name}`,
  }[style]
}

export const formatKazakhAge = (count: number, unit: 'minute' | 'hour'): string =>
  `${count} ${unit === 'minute' ? 'минут' : 'сағат'} бұрын`

export type KazakhDateCase = 'plain' | 'of' | 'from' | 'until'

/** The case endings of the months in documents: «қарашадағы», «қарашадан» and «қарашаға». */
const caseEndings: Record<Exclude<KazakhDateCase, 'plain'>, readonly string[]> = {
  from: 'дан,нан,дан,ден,дан,нан,ден,дан,тен,нан,дан,нан'.split(','),
  of: 'дағы,дағы,дағы,дегі,дағы,дағы,дегі,дағы,тегі,дағы,дағы,дағы'.split(','),
  until: 'ға,ға,ға,ге,ға,ға,ге,ға,ке,ға,ға,ға'.split(','),
}

/** Formats a full date in the way that documents use: «2026 жылғы 6 қараша». */
export function formatKazakhLongDate(day: string, dateCase: KazakhDateCase): string {
  const [year, month, date] = day.split('-').map(Number)
  const monthIndex = Number(month) - 1
  const ending = dateCase === 'plain' ? '' : (caseEndings[dateCase][monthIndex] ?? '')
  return `${year}\u00a0жылғы ${date}\u00a0${months[monthIndex] ?? ''}${ending}${dateCase === 'until' ? ' дейін' : ''}`
}
