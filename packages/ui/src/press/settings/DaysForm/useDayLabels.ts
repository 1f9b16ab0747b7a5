import { useFormat, weekdayNames } from '@press/i18n'

/** Returns functions that format days with their weekdays: «пн 5 июля». */
export function useDayLabels() {
  const { date, locale } = useFormat()
  const names = weekdayNames(locale)
  const weekday = (day: string) => names[(new Date(day).getUTCDay() + 6) % 7] ?? ''
  const short = (day: string) => `${weekday(day)} ${date(day, 'dayMonth')}`
  return {
    weekday,
    /** Formats a day without the year. */
    short,
    long: (day: string) => `${weekday(day)} ${date(day, 'date')}`,
    list: (days: readonly string[]) => days.map(short).join(', '),
  }
}
