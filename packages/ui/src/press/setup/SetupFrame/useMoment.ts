import { useFormat, useTranslation } from '@press/i18n'

/** Returns a function that formats a moment by its day and time: «23 ноября в 11:40». */
export function useMoment(): (timestamp: string) => string {
  const { t } = useTranslation('setup')
  const { date } = useFormat()
  return (timestamp) => t('moment', { day: date(timestamp, 'dayMonth'), time: date(timestamp, 'time') })
}
