import { GregorianCalendar, parseDate } from '@internationalized/date'
import { localeTag, useFormat, useTranslation } from '@press/i18n'
import { useCalendar } from 'react-aria/useCalendar'
import { useCalendarState } from 'react-stately/useCalendarState'
import { Button } from '../Button/index.ts'
import { firstDayOfWeek, shownWeekCount, type CalendarBase } from './dates.ts'
import type { IsoDate } from './date-text.ts'
import { Month } from './Month.tsx'

interface CalendarProps extends CalendarBase {
  /** The chosen day, or ''. */
  value: IsoDate
  onPick: (date: IsoDate) => void
}

const createCalendar = () => new GregorianCalendar()

/**
 * The options for the state of every calendar. The calendar opens with a day focused. A refused day can be focused and explains
 * why.
 */
export const useCalendarOptions = (day: IsoDate, refusal: CalendarBase['refusal']) => ({
  locale: localeTag(useFormat().locale),
  createCalendar,
  defaultFocusedValue: parseDate(day),
  autoFocus: true,
  firstDayOfWeek,
  weeksInMonth: shownWeekCount,
  isDateUnavailable: (date: { toString: () => string }) => refusal(date.toString()) !== undefined,
})

/** A calendar of one month, in which one press chooses a day. */
export function Calendar({ value, today, onPick, refusal }: CalendarProps) {
  const { t } = useTranslation('fields')
  const state = useCalendarState({
    ...useCalendarOptions(value || today, refusal),
    value: value ? parseDate(value) : null,
    onChange: (date) => onPick(date.toString()),
  })
  // `useCalendar` announces a month change in its own words unless a day has focus. Setting `isFocused` turns this announcement
  // off. The title announces the month instead.
  const silentState = { ...state, isFocused: true }
  useCalendar({}, silentState)
  return (
    <Month
      state={silentState}
      today={today}
      refusal={refusal}
      part={(date) => (date === value ? 'edge' : undefined)}
      onPickOutside={onPick}
    >
      {!refusal(today) && (
        <Button variant="quiet" size="sm" onClick={() => onPick(today)}>
          {t('date.today')}
        </Button>
      )}
    </Month>
  )
}
