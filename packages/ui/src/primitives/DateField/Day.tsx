import { isSameMonth, type CalendarDate } from '@internationalized/date'
import { useFormat } from '@press/i18n'
import { useRef, type ComponentProps } from 'react'
import { useCalendarCell } from 'react-aria/useCalendar'
import type { CalendarState } from 'react-stately/useCalendarState'
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState'
import { classes } from '../../foundations/classes.ts'
import * as styles from './Calendar.css.ts'
import type { IsoDate } from './date-text.ts'

export interface DayProps {
  date: CalendarDate
  state: CalendarState | RangeCalendarState
  part: 'edge' | 'within' | undefined
  isToday: boolean
  isRefused: boolean
  /** Called for a press on a day of an adjacent month; the calendar then shows that month. */
  onPickOutside: (date: IsoDate) => void
}

/** One day of the grid. */
export function Day({ date, state, part, isToday, isRefused, onPickOutside }: DayProps) {
  const { date: formatDate } = useFormat()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const isOutside = !isSameMonth(date, state.visibleRange.start)
  const { cellProps, buttonProps } = useCalendarCell({ date, isOutsideMonth: isOutside }, state, buttonRef)
  const isoDay = date.toString()

  // Days of adjacent months respond only to the pointer. The keyboard reaches these days in their own month.
  const outsideProps: ComponentProps<'button'> = {
    tabIndex: -1,
    onClick: () => {
      state.setFocusedDate(date)
      if (!isRefused) onPickOutside(isoDay)
    },
  }
  return (
    <td {...cellProps} className={classes(styles.cell, part === 'within' && styles.dayInRange)}>
      <button
        {...(isOutside ? outsideProps : buttonProps)}
        ref={buttonRef}
        type="button"
        className={classes(styles.day, isOutside && styles.dayOutsideMonth)}
        // The label comes from our catalogs, because the hook has no Kazakh texts.
        aria-label={formatDate(isoDay, 'date')}
        aria-describedby={undefined}
        aria-pressed={part === 'edge'}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isRefused}
        data-day={isoDay}
      >
        {date.day}
      </button>
    </td>
  )
}
