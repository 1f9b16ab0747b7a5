import type { Period } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'

/** Returns a function that names a month, a quarter or a year: «4 квартал 2026». */
export function usePeriodTitle(): (period: Pick<Period, 'kind' | 'from'>) => string {
  const { t } = useTranslation('statistics')
  const { date } = useFormat()
  return ({ kind, from }) => {
    const [year = '', month = ''] = from.split('-')
    if (kind === 'year') return year
    if (kind === 'month') return date(from, 'monthYear')
    return t('period.quarterOf', { number: Math.ceil(Number(month) / 3), year })
  }
}
