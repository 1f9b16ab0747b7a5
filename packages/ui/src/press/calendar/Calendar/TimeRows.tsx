import { isWorkingDay } from '@press/domain'
import { useFormat, useTranslation, weekdayNames } from '@press/i18n'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { Skeleton } from '../../../primitives/Skeleton/index.ts'
import { getMinutes, getTime } from '../../../primitives/TimeField/time-text.ts'
import { EventButton } from './EventButton.tsx'
import { getBarStyle, getBlockStyle, getDayBlocks, getHoursOn, isOnDay, laneHeight, getWeekBars } from './layout.ts'
import { markable } from './marked.css.ts'
import { getWeekday } from './periods.ts'
import { isMultiDay } from './spans.ts'
import * as styles from './TimeGrid.css.ts'
import { DayLink } from './DayLink.tsx'
import { keyOf, type CalendarEvent, type CalendarRange, type EventSpan } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

interface DayHeadsProps {
  days: readonly IsoDate[]
  today: IsoDate
  onRangeChange: (range: CalendarRange) => void
}

/** The days above their columns. In a week, each day links to its day view. */
export function DayHeads({ days, today, onRangeChange }: DayHeadsProps) {
  const { t } = useTranslation('calendar')
  const { locale } = useFormat()
  const eventTimeText = useEventTimeText()
  const names = weekdayNames(locale)
  return (
    <div role="row" className={styles.row}>
      <div role="columnheader">
        <VisuallyHidden>{t('zone')}</VisuallyHidden>
      </div>
      {days.map((day) => (
        <div key={day} role="columnheader" className={styles.column}>
          <VisuallyHidden>{eventTimeText.fullDay(day, today)}</VisuallyHidden>
          <DayLink
            day={day}
            className={classes(styles.dayHead, day === today && styles.today)}
            onRangeChange={onRangeChange}
          >
            {names[getWeekday(day)]}
            <span className={styles.number}>{Number(day.slice(8))}</span>
          </DayLink>
          {eventTimeText.holiday(day) && (
            <span aria-hidden className={styles.holiday}>
              {eventTimeText.holiday(day)}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

interface RowProps {
  days: readonly IsoDate[]
  events: readonly CalendarEvent[]
  range: CalendarRange
  today: IsoDate
  /** The time selected for a new event. */
  selectedSpan: EventSpan | undefined
  /** Whether a click on a cell creates an event. */
  canCreate: boolean
  /** Whether the keyboard focus is in this row. */
  active: boolean
}

/** All-day events and events longer than a day, as bars over the columns. */
export function AllDayRow(props: RowProps & { movedEventKey: string | undefined }) {
  const { days, events, range, selectedSpan, canCreate, active, movedEventKey } = props
  const { t } = useTranslation('calendar')
  const eventTimeText = useEventTimeText()
  const bars = getWeekBars(events.filter(isMultiDay), days, movedEventKey)
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1))
  return (
    <div role="row" className={styles.row} style={{ blockSize: lanes * laneHeight + 8 }}>
      <div role="rowheader" className={styles.allDay}>
        {t('allDayRow')}
      </div>
      {days.map((day, index) => (
        <div
          key={day}
          role="gridcell"
          data-day={day}
          data-cell={`${day} all`}
          tabIndex={active && day === range.date ? 0 : -1}
          aria-selected={(selectedSpan && !selectedSpan.times && isOnDay(selectedSpan, day)) || undefined}
          className={classes(styles.cell, markable, canCreate && styles.creates, !isWorkingDay(day) && styles.dayOff)}
        >
          <VisuallyHidden>{t('slotAllDay', { day: eventTimeText.day(day) })}</VisuallyHidden>
          {bars
            .filter(({ from }) => from === index)
            .map((bar) => (
              <EventButton
                key={keyOf(bar.event)}
                event={bar.event}
                date={day}
                variant="bar"
                startsBefore={bar.startsBefore}
                endsAfter={bar.endsAfter}
                resizable={!bar.endsAfter}
                tabbable={isOnDay(bar.event, range.date)}
                position={getBarStyle(4, bar)}
              />
            ))}
        </div>
      ))}
    </div>
  )
}

interface HourRowProps extends RowProps {
  hour: number
  now: { day: IsoDate; time: string }
  loading: boolean
}

/** One hour of every day. A block lies in the cell of the hour it begins in and extends downwards. */
export function HourRow(props: HourRowProps) {
  const { hour, days, events, range, selectedSpan, canCreate, active, now, loading } = props
  const { t } = useTranslation('calendar')
  const eventTimeText = useEventTimeText()
  const time = getTime(hour * 60)
  const isSelected = (day: IsoDate) => {
    if (!selectedSpan?.times || !isOnDay(selectedSpan, day)) return false
    const { start, end } = getHoursOn(selectedSpan, day)
    return start < (hour + 1) * 60 && end > hour * 60
  }
  return (
    <div role="row" data-row={hour} className={styles.row}>
      <div role="rowheader" className={styles.hour}>
        {hour > 0 ? <span className={styles.hourText}>{time}</span> : <VisuallyHidden>{time}</VisuallyHidden>}
      </div>
      {days.map((day, index) => (
        <div
          key={day}
          role="gridcell"
          data-day={day}
          data-hour={hour}
          data-cell={`${day} ${hour}`}
          tabIndex={active && day === range.date ? 0 : -1}
          aria-selected={isSelected(day) || undefined}
          className={classes(
            styles.cell,
            styles.slot,
            canCreate && styles.creates,
            !isWorkingDay(day) && styles.dayOff,
          )}
        >
          <VisuallyHidden>{t('slot', { time, day: eventTimeText.day(day) })}</VisuallyHidden>
          {loading && hour === 9 + (index % 3) && <Skeleton />}
          {getDayBlocks(events, day)
            .filter(({ start }) => Math.floor(start / 60) === hour)
            .map((block) => (
              <EventButton
                key={keyOf(block.event)}
                event={block.event}
                date={day}
                variant="block"
                resizable={block.event.dates.end === day}
                tabbable={day === range.date}
                position={getBlockStyle(block)}
              />
            ))}
          {selectedSpan && isSelected(day) && <SelectedHours selectedSpan={selectedSpan} day={day} hour={hour} />}
          {day === now.day && Number(now.time.slice(0, 2)) === hour && (
            <span className={styles.now} style={{ insetBlockStart: `${((getMinutes(now.time) % 60) / 60) * 100}%` }} />
          )}
        </div>
      ))}
    </div>
  )
}

/** The hours of a day selected for a new event. Like a block, it lies in the cell of the hour it begins in. */
function SelectedHours({ selectedSpan, day, hour }: { selectedSpan: EventSpan; day: IsoDate; hour: number }) {
  const { start, end } = getHoursOn(selectedSpan, day)
  if (Math.floor(start / 60) !== hour) return null
  return (
    <span aria-hidden className={styles.drawn} style={getBlockStyle({ start, end, lane: 0, span: 1, lanes: 1 })}>
      {`${selectedSpan.times?.start}–${selectedSpan.times?.end}`}
    </span>
  )
}
