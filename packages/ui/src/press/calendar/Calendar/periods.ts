import { daysBetween } from '@press/domain'
import { addDays, addMonths, endOfWeek, listMonthWeeks, startOfWeek } from '../../../primitives/DateField/dates.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import type { CalendarRange, CalendarView } from './types.ts'

/**
 * Returns the days whose events every view of a date needs: the six weeks around its month. Switching between month, week, day and
 * agenda then needs no request.
 */
export function getCalendarFrame(date: IsoDate): { from: IsoDate; to: IsoDate } {
  const weeks = listMonthWeeks(date)
  return { from: weeks[0]?.[0] ?? date, to: weeks.at(-1)?.[6] ?? date }
}

/** Returns the weeks that overlap a month: four to six. */
export function getWeeks(date: IsoDate): IsoDate[][] {
  const month = date.slice(0, 7)
  return listMonthWeeks(date).filter((week) => week.some((day) => day.startsWith(month)))
}

export const getDays = ({ view, date }: CalendarRange): IsoDate[] => {
  if (view === 'day') return [date]
  if (view === 'week') return Array.from({ length: 7 }, (_day, index) => addDays(startOfWeek(date), index))
  return getWeeks(date).flat()
}

/** Returns the same day one period later or earlier. */
export const shiftPeriod = ({ view, date }: CalendarRange, direction: 1 | -1): CalendarRange => ({
  view,
  date:
    view === 'week'
      ? addDays(date, direction * 7)
      : view === 'day'
        ? addDays(date, direction)
        : addMonths(date, direction),
})

/** Returns the day that a key leads to, or null. PageUp and PageDown move by one period of the view. */
export function getNextDay(key: string, { view, date }: CalendarRange): IsoDate | null {
  const isHourView = view === 'week' || view === 'day'
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return isHourView ? null : addDays(date, -7)
    case 'ArrowDown':
      return isHourView ? null : addDays(date, 7)
    case 'Home':
      return startOfWeek(date)
    case 'End':
      return endOfWeek(date)
    case 'PageUp':
      return shiftPeriod({ view, date }, -1).date
    case 'PageDown':
      return shiftPeriod({ view, date }, 1).date
    default:
      return null
  }
}

/**
 * Formats the days of a period: «16–22 ноября 2026 г.». The last day is formatted in full. The first day is inserted before the
 * number of the last day.
 */
export function formatPeriod(
  view: CalendarView,
  days: readonly IsoDate[],
  date: IsoDate,
  formatDate: (date: IsoDate, style: 'monthYear' | 'dayMonth' | 'date') => string,
): string {
  if (view === 'month' || view === 'agenda') return formatDate(date, 'monthYear')
  const [first = date, last = date] = [days[0], days.at(-1)]
  if (first === last) return formatDate(date, 'date')
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = isSameMonth ? `${Number(first.slice(8))}–` : `${formatDate(first, 'dayMonth')} – `
  return formatDate(last, 'date').replace(/(?<!\d)\d{1,2}(?!\d)/, (dayNumber) => `${from}${dayNumber}`)
}

/** Returns the weekday of a date: 0 for Monday, 6 for Sunday. */
export const getWeekday = (date: IsoDate): number => daysBetween(startOfWeek(date), date)
