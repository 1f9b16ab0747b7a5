import { parseDate } from '@internationalized/date'
import { useFormat, useTranslation, weekdayNames } from '@press/i18n'
import type { KeyboardEvent, ReactNode } from 'react'
import { useCalendarGrid } from 'react-aria/useCalendar'
import { glyphs } from '../../foundations/Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { endOfWeek, startOfWeek, shownWeekCount } from './dates.ts'
import type { CalendarBase } from './dates.ts'
import * as styles from './Calendar.css.ts'
import { Day, type DayProps } from './Day.tsx'

interface MonthProps extends CalendarBase, Pick<DayProps, 'state' | 'onPickOutside'> {
  /** Returns how a day belongs to the selection. */
  part: (date: string) => DayProps['part']
  /** A note beneath the days, shown unless the focused day is refused. */
  note?: string
  /** Content at the end of the line beneath the days. */
  children?: ReactNode
}

/**
 * A month as a grid with one tab stop. Arrow keys move between days. PageUp and PageDown change the month, and with Shift they
 * change the year.
 */
export function Month({ state, today, refusal, part, onPickOutside, note, children }: MonthProps) {
  const { t } = useTranslation('fields')
  const { locale, date: formatDate } = useFormat()
  const { gridProps } = useCalendarGrid({}, state)
  const monthText = formatDate(state.visibleRange.start.toString(), 'monthYear')
  const focusedDay = state.focusedDate.toString()

  // Moves to the ends of the week, as in the ARIA date grid pattern. The hook would move to the ends of the month.
  const moveToWeekEnd = (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    event.stopPropagation()
    state.setFocusedDate(parseDate(event.key === 'Home' ? startOfWeek(focusedDay) : endOfWeek(focusedDay)))
  }
  return (
    <>
      <div className={styles.head}>
        <span className={styles.title} aria-live="polite">
          {monthText}
        </span>
        <IconButton
          size="sm"
          glyph={glyphs.caretLeft}
          label={t('date.previousMonth')}
          onClick={() => state.focusPreviousPage()}
        />
        <IconButton
          size="sm"
          glyph={glyphs.caretRight}
          label={t('date.nextMonth')}
          onClick={() => state.focusNextPage()}
        />
      </div>
      <table {...gridProps} className={styles.grid} aria-label={monthText} onKeyDownCapture={moveToWeekEnd}>
        <thead>
          <tr>
            {weekdayNames(locale).map((weekdayName) => (
              <th key={weekdayName} scope="col" className={styles.weekday}>
                {weekdayName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: shownWeekCount }, (_week, week) => (
            <tr key={week}>
              {state
                .getDatesInWeek(week)
                .map(
                  (calendarDate) =>
                    calendarDate && (
                      <Day
                        key={calendarDate.toString()}
                        date={calendarDate}
                        state={state}
                        part={part(calendarDate.toString())}
                        isToday={calendarDate.toString() === today}
                        isRefused={refusal(calendarDate.toString()) !== undefined}
                        onPickOutside={onPickOutside}
                      />
                    ),
                )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.calendarFooter}>
        <span className={styles.reason} aria-live="polite">
          {refusal(focusedDay) ?? note}
        </span>
        {children}
      </div>
    </>
  )
}
