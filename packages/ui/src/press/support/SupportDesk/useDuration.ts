import { useTranslation } from '@press/i18n'

const hour = 60
const day = 24 * hour

/** Returns a function that formats a duration in minutes as words, with a precision that fits its length. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('support')
  return (minutes) => {
    const hours = Math.floor((minutes % day) / hour)
    if (minutes >= day) return t('wait.longer', { days: Math.floor(minutes / day), hours })
    return minutes >= hour ? t('wait.long', { hours, minutes: minutes % hour }) : t('wait.duration', { minutes })
  }
}
