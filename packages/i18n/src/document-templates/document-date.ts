import { formatDate } from '../format.ts'
import { formatKazakhLongDate, type KazakhDateCase } from '../kazakh.ts'
import type { Locale } from '../locales.ts'

/**
 * A day as papers write it: «6 ноября 2026 г.», «2026 жылғы 6 қараша». Kazakh declines it by what it stands in: `of` a paper
 * («2026 жылғы 6 қарашадағы»), `from` a day («2026 жылғы 6 қарашадан») or `until` it («2026 жылғы 6 қарашаға дейін»); the other languages write all alike.
 */
export const formatDocumentDate = (day: string, locale: Locale, as: KazakhDateCase = 'plain'): string =>
  locale === 'kz' ? formatKazakhLongDate(day, as) : formatDate(day, locale, 'date')
