import { formatDate } from '../format.ts'
import { formatKazakhLongDate, type KazakhDateCase } from '../kazakh.ts'
import type { Locale } from '../locales.ts'

/**
 * Formats a day for documents: «6 ноября 2026 г.», «2026 жылғы 6 қараша». Kazakh has a form for each use: `of` a document («2026
 * жылғы 6 қарашадағы»), `from` a day («2026 жылғы 6 қарашадан») and `until` a day («2026 жылғы 6 қарашаға дейін»). In the other
 * languages, all uses have the same form.
 */
export const formatDocumentDate = (day: string, locale: Locale, dateCase: KazakhDateCase = 'plain'): string =>
  locale === 'kz' ? formatKazakhLongDate(day, dateCase) : formatDate(day, locale, 'date')
