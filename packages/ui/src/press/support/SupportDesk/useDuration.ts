import { useTranslation } from '@press/i18n'

const minutesPerHour = 60
const minutesPerDay = 24 * minutesPerHour

/** Returns a function that formats a duration in minutes as words, with a precision that fits its length. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('support')
  return (minutes) => {
    const hours = Math.floor((minutes % minutesPerDay) / minutesPerHour)
    if (minutes >= minutesPerDay) return t('wait.longer', { days: Math.floor(minutes / minutesPerDay), hours })
    return minutes >= minutesPerHour
      ? t('wait.long', { hours, minutes: minutes % minutesPerHour })
      : t('wait.duration', { minutes })
  }
}
