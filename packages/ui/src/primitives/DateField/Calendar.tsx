import { GregorianCalendar, parseDate } from '@internationalized/date'
import { localeTag, useFormat, useTranslation } from '@press/i18n'
import { useCalendar } from 'react-aria/useCalendar'
import { useCalendarState } from 'react-stately/useCalendarState'
import { Button } from '../Button/index.ts'
import { firstDayOfWeek, weeksShown, type CalendarBase } from './dates.ts'
import type { IsoDate } from './date-text.ts'
import { Month } from './Month.tsx'

interface CalendarProps extends CalendarBase {
  /** The chosen day, or ''. */
  value: IsoDate
  onPick: (date: IsoDate) => void
}

const createCalendar = () => new GregorianCalendar()

/** How the state of every calendar is set up. It opens with the focus on a day; a refused day can be reached and says why. */
export const useCalendarOptions = (day: IsoDate, refusal: CalendarBase['refusal']) => ({
  locale: localeTag(useFormat().locale),
  createCalendar,
  defaultFocusedValue: parseDate(day),
  autoFocus: true,
  firstDayOfWeek,
  weeksInMonth: weeksShown,
  isDateUnavailable: (date: { toString: () => string }) => refusal(date.toString()) !== undefined,
})

/** A month in which one press chooses the day. */
export function Calendar({ value, today, onPick, refusal }: CalendarProps) {
  const { t } = useTranslation('fields')
  const state = useCalendarState({
    ...useCalendarOptions(value || today, refusal),
    value: value ? parseDate(value) : null,
    onChange: (date) => onPick(date.toString()),
  })
  // It reads out a turned month unless the days have the focus, in words of its own; ours are in the title.
  const quiet = { ...state, isFocused: true }
  useCalendar({}, quiet)
  return (
    <Month
      state={quiet}
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
