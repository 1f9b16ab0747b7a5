import { weekdayNames, useFormat, useTranslation } from '@press/i18n'

/** Days in words, with their weekdays: «пн 5 июля». */
export function useDayWords() {
  const { i18n } = useTranslation('settings')
  const { date } = useFormat()
  const names = weekdayNames(i18n.language as 'ru')
  const weekday = (day: string) => names[(new Date(day).getUTCDay() + 6) % 7] ?? ''
  const short = (day: string) => `${weekday(day)} ${date(day, 'dayMonth')}`
  return {
    weekday,
    /** Without the year. */
    short,
    long: (day: string) => `${weekday(day)} ${date(day, 'date')}`,
    list: (days: readonly string[]) => days.map(short).join(', '),
  }
}
