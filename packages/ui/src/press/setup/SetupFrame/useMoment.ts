import { useFormat, useTranslation } from '@press/i18n'

/** Returns a function that formats a moment by its day and time: «23 ноября в 11:40». */
export function useMoment(): (at: string) => string {
  const { t } = useTranslation('setup')
  const { date } = useFormat()
  return (at) => t('moment', { day: date(at, 'dayMonth'), time: date(at, 'time') })
}
