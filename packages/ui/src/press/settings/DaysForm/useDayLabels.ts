import { useFormat, weekdayNames } from '@press/i18n'

/** Returns functions that format days with their weekdays: «пн 5 июля». */
export function useDayLabels() {
  const { date, locale } = useFormat()
  const names = weekdayNames(locale)
  const getWeekday = (day: string) => names[(new Date(day).getUTCDay() + 6) % 7] ?? ''
  const formatShort = (day: string) => `${getWeekday(day)} ${date(day, 'dayMonth')}`
  return {
    weekday: getWeekday,
    /** Formats a day without the year. */
    short: formatShort,
    long: (day: string) => `${getWeekday(day)} ${date(day, 'date')}`,
    list: (days: readonly string[]) => days.map(formatShort).join(', '),
  }
}
