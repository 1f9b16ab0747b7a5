import { dateStyles, numericDateOptions, type DateStyle } from './date-styles.ts'
import { formatKazakhAge, formatKazakhDate, kazakhWeekdays } from './kazakh.ts'
import { localeTag, type Locale } from './locales.ts'
import { insertNoBreakSpaces } from './no-break-spaces.ts'

/** The press's time zone. Dates are shown in it, whatever time zone the reader's computer uses. */
export const pressTimeZone = 'Asia/Almaty'

const formatCache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()
function getCachedFormat<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(
  key: string,
  createFormat: () => Format,
): Format {
  const cachedFormat = formatCache.get(key)
  if (cachedFormat) return cachedFormat as Format
  const newFormat = createFormat()
  formatCache.set(key, newFormat)
  return newFormat
}

// Returns a formatter for ISO dates, because Swedish dates have the ISO format. It is created on first use: the first
// DateTimeFormat of a page takes 15 ms.
const getIsoDateFormat = () =>
  getCachedFormat('day', () => new Intl.DateTimeFormat('sv-SE', { timeZone: pressTimeZone }))

/** Returns the calendar day of a moment in the press's time zone: `yyyy-mm-dd`. */
export const toPressDay = (moment: string | Date): string => getIsoDateFormat().format(new Date(moment))

/**
 * Returns the language tag for number formats. Kazakh uses the Russian formats, because not every browser has Kazakh data (see
 * `kazakh.ts`).
 */
const getIntlTag = (locale: Locale): string => localeTag(locale === 'kz' ? 'ru' : locale)

/**
 * Formats a date or an ISO string in the words of a language: «16 ноя», «16 қар», "16 Nov". A date without a time is not shifted to
 * the press's time zone.
 */
export function formatDate(value: string | Date, locale: Locale, style: DateStyle = 'day'): string {
  const timeZone = typeof value === 'string' && value.length === 10 ? 'UTC' : pressTimeZone
  const format = getCachedFormat(`${locale}:${style}:${timeZone}`, () => {
    return new Intl.DateTimeFormat(getIntlTag(locale), {
      ...(locale === 'kz' ? numericDateOptions : dateStyles[style]),
      timeZone,
    })
  })
  const parts = format.formatToParts(typeof value === 'string' ? new Date(value) : value)
  if (locale === 'kz') {
    const dateParts = Object.fromEntries(parts.map((part) => [part.type, part.value]))
    return formatKazakhDate(style, { ...dateParts, day: String(Number(dateParts['day'])) })
  }
  // In the design, short months have three letters without a full stop: «16 ноя», «16 қар».
  const hasShortMonth = dateStyles[style].month === 'short'
  return insertNoBreakSpaces(
    parts.map(({ type, value: part }) => (hasShortMonth && type === 'month' ? part.slice(0, 3) : part)).join(''),
  )
}

/** Returns the names of the weekdays, starting with Monday: «пн» or «понедельник». */
export function weekdayNames(locale: Locale, weekday: 'short' | 'long' = 'short'): readonly string[] {
  if (locale === 'kz') return kazakhWeekdays[weekday]
  const format = new Intl.DateTimeFormat(localeTag(locale), { weekday, timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_day, index) => format.format(Date.UTC(2024, 0, 1 + index)))
}

const thousandsSeparators: Record<Locale, string> = { en: ',', ru: '\u00a0', kz: '\u00a0' }

/** Formats a whole or decimal number. In Russian and Kazakh, no-break spaces separate thousands. */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  // Most numbers are counts. They are formatted without Intl, whose first use on a page takes 15 ms.
  if (!options && Number.isSafeInteger(value) && !Object.is(value, -0))
    return String(value).replace(/\B(?=(?:\d{3})+$)/g, thousandsSeparators[locale])
  const format = getCachedFormat(
    `${locale}:${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(getIntlTag(locale), options),
  )
  return format.format(value).replace(/\s/gu, '\u00a0')
}

/** Formats integer tiyn as money: `1 284 500 ₸`. A whole number of tenge is shown without tiyn. */
export function formatMoney(tiyn: number, locale: Locale): string {
  const digits = tiyn % 100 === 0 ? 0 : 2
  return `${formatNumber(tiyn / 100, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })}\u00a0₸`
}

/** Formats an age by the product's rule (spec §9): minutes under an hour, then hours without an upper limit. */
export function formatAge(value: string, now: Date, locale: Locale): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(value).getTime()) / 60_000))
  const [count, unit] = minutes < 60 ? ([minutes, 'minute'] as const) : ([Math.floor(minutes / 60), 'hour'] as const)
  if (locale === 'kz') return formatKazakhAge(count, unit)
  return new Intl.RelativeTimeFormat(localeTag(locale), { numeric: 'always' }).format(-count, unit)
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a file size in the locale's units: `4,2 MB`. A kilobyte is 1024 bytes, as in the upload limits. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const value = bytes / 1024 ** power
  return formatNumber(value, locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  })
}
