/**
 * Kazakh dates and ages by hand. Browsers that claim `kk` may carry no data for it: Chromium writes "M11 24" for
 * 24 қараша and "-12 min" for an age. Here they come out the same in every browser and on the server.
 */
import type { DateStyle } from './dateStyles.ts'

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

/** From Monday, as the week goes. */
export const kazakhWeekdays = {
  short: ['дс', 'сс', 'ср', 'бс', 'жм', 'сб', 'жс'],
  long: ['дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі', 'жексенбі'],
}

/** A date from its figures (`month` from 1), in the order that Kazakh keeps: the year comes first. */
export function kazakhDate(style: DateStyle, figures: Partial<Record<Intl.DateTimeFormatPartTypes, string>>): string {
  const { year, month, day, hour, minute } = figures
  const name = months[Number(month) - 1] ?? ''
  const time = `${hour}:${minute}`
  return {
    day: `${day} ${name.slice(0, 3)}`,
    dayMonth: `${day} ${name}`,
    date: `${year}\u00a0ж. ${day} ${name}`,
    dateTime: `${day} ${name.slice(0, 3)}, ${time}`,
    time,
    month: name.slice(0, 3),
    monthYear: `${year}\u00a0ж. ${name}`,
  }[style]
}

export const kazakhAge = (count: number, unit: 'minute' | 'hour'): string =>
  `${count} ${unit === 'minute' ? 'минут' : 'сағат'} бұрын`
