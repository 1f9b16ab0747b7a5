import { isWorkingDay } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { EventButton } from './EventButton.tsx'
import { getBarStyle, listEventsOn, fitBars, isOnDay, getWeekBars } from './layout.ts'
import { markable } from './marked.css.ts'
import { MoreEvents } from './MoreEvents.tsx'
import * as styles from './MonthView.css.ts'
import { isMultiDay } from './spans.ts'
import { DayLink } from './DayLink.tsx'
import { keyOf, type CalendarEvent, type CalendarRange, type EventSpan } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

interface MonthWeekProps {
  week: readonly IsoDate[]
  events: readonly CalendarEvent[]
  lanes: number
  range: CalendarRange
  today: IsoDate
  movedEventKey: string | undefined
  /** The days selected for a new event. */
  selectedSpan: EventSpan | undefined
  /** Whether a click on a day creates an event. */
  canCreate: boolean
  onRangeChange: (range: CalendarRange) => void
  /** Shown in the middle of the week while its events load. */
  placeholder: ReactNode
}

/** Pixels above the first lane: the height of the day's number. */
export const numberHeight = 27

/** Seven days. A bar lies in the cell of its first day and extends over the next cells. */
export function MonthWeek(props: MonthWeekProps) {
  const { week, events, lanes, range, today, movedEventKey, selectedSpan, canCreate, onRangeChange, placeholder } =
    props
  const { t } = useTranslation('calendar')
  const { date: formatDate } = useFormat()
  const eventTimeText = useEventTimeText()
  const { visible, hidden } = fitBars(getWeekBars(events, week, movedEventKey), lanes, week.length)
  const month = range.date.slice(0, 7)

  return (
    <div role="row" data-week className={styles.week}>
      {week.map((day, index) => {
        const dayEvents = listEventsOn(events, day)
        const isActive = day === range.date
        const holidayName = eventTimeText.holiday(day)
        return (
          <div
            key={day}
            role="gridcell"
            data-day={day}
            data-cell={day}
            tabIndex={isActive ? 0 : -1}
            aria-current={day === today ? 'date' : undefined}
            aria-selected={(selectedSpan && isOnDay(selectedSpan, day)) || undefined}
            className={classes(
              styles.day,
              markable,
              canCreate && styles.creates,
              !isWorkingDay(day) && styles.dayOff,
              !day.startsWith(month) && styles.outside,
            )}
          >
            <VisuallyHidden>
              {t('cell', { day: eventTimeText.fullDay(day, today), count: dayEvents.length })}
            </VisuallyHidden>
            <span className={styles.head}>
              <DayLink
                day={day}
                className={classes(styles.number, day === today && styles.today)}
                onRangeChange={onRangeChange}
              >
                {day.endsWith('-01') ? formatDate(day, 'day') : Number(day.slice(8))}
              </DayLink>
              {holidayName && (
                <span aria-hidden className={styles.holiday}>
                  {holidayName}
                </span>
              )}
            </span>
            {placeholder && index === 2 && <span className={styles.placeholder}>{placeholder}</span>}
            {visible
              .filter(({ from }) => from === index)
              .map(({ event, lane, length, startsBefore, endsAfter }) => (
                <EventButton
                  key={keyOf(event)}
                  event={event}
                  date={day}
                  variant={isMultiDay(event) || length > 1 ? 'bar' : 'line'}
                  startsBefore={startsBefore}
                  endsAfter={endsAfter}
                  resizable={event.times === null && !endsAfter}
                  tabbable={week.includes(range.date) && isOnDay(event, range.date)}
                  position={getBarStyle(numberHeight, { lane, length })}
                />
              ))}
            {Boolean(hidden[index]) && (
              <span className={styles.more} style={getBarStyle(numberHeight, { lane: lanes - 1, length: 1 })}>
                <MoreEvents day={day} events={dayEvents} count={hidden[index] ?? 0} tabbable={isActive} />
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
