import { useFormat, useTranslation, weekdayNames } from '@press/i18n'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { Draggable } from '../../../private/drag/Draggable.tsx'
import { Skeleton } from '../../../primitives/Skeleton/index.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { laneHeight } from './layout.ts'
import { MonthWeek, numberHeight } from './MonthWeek.tsx'
import * as styles from './MonthView.css.ts'
import { getNextDay, getWeeks } from './periods.ts'
import { findEmptyCell, getPlace } from './places.ts'
import type { CalendarEvent, CalendarRange, EventSpan } from './types.ts'
import { useCellFocus } from './useCellFocus.ts'
import type { TimeSelection } from './useTimeSelection.ts'

export interface GridViewProps {
  range: CalendarRange
  events: readonly CalendarEvent[]
  today: IsoDate
  loading: boolean
  /** Accessible name of the grid: the period. */
  label: string
  /** Key of the event being moved. This event is drawn first, so that it stays visible. */
  movedEventKey: string | undefined
  onRangeChange: (range: CalendarRange) => void
  /** The time selected for a new event. */
  selectedSpan: EventSpan | undefined
  /** The functions that select the time of a new event; undefined if no event can be created. */
  timeSelection: TimeSelection | undefined
}

/** Returns how many lanes fit into a week. */
function useLaneCount(gridRef: React.RefObject<HTMLElement | null>) {
  const [laneCount, setLaneCount] = useState(3)
  useEffect(() => {
    const weekElement = gridRef.current?.querySelector('[data-week]')
    if (!weekElement) return
    const measure = () => setLaneCount(Math.max(1, Math.floor((weekElement.clientHeight - numberHeight) / laneHeight)))
    const observer = new ResizeObserver(measure)
    observer.observe(weekElement)
    return () => observer.disconnect()
  }, [gridRef])
  return laneCount
}

/** A month as weeks of days, with events in lanes below the day numbers. */
export function MonthView({
  range,
  events,
  today,
  loading,
  label,
  movedEventKey,
  selectedSpan,
  timeSelection,
  onRangeChange,
}: GridViewProps) {
  const { t } = useTranslation('calendar')
  const { locale } = useFormat()
  const hintId = useId()
  const gridRef = useRef<HTMLElement>(null)
  const focusCell = useCellFocus(gridRef)
  const laneCount = useLaneCount(gridRef)
  const longNames = weekdayNames(locale, 'long')

  const onKeyDown = (keyEvent: KeyboardEvent) => {
    const target = keyEvent.target as HTMLElement
    // React also bubbles keys from the list of a day, although it is elsewhere in the DOM.
    if (keyEvent.ctrlKey || keyEvent.metaKey || keyEvent.altKey || !gridRef.current?.contains(target)) return
    const focusedPlace = getPlace(target)
    if (keyEvent.key === 'Enter' && focusedPlace) {
      keyEvent.preventDefault()
      timeSelection?.create(focusedPlace)
    }
    if (keyEvent.key === 'Escape') timeSelection?.clear()
    const targetDay = getNextDay(keyEvent.key, range)
    if (!targetDay) return
    keyEvent.preventDefault()
    if (keyEvent.shiftKey && focusedPlace) timeSelection?.extend(focusedPlace, { day: targetDay, minutes: null })
    else timeSelection?.clear()
    onRangeChange({ ...range, date: targetDay })
    focusCell(targetDay)
  }
  const onClick = ({ target }: MouseEvent) => {
    const cell = findEmptyCell(target)
    const place = cell && getPlace(cell)
    if (place) timeSelection?.create(place)
  }

  return (
    <>
      <Draggable
        as="div"
        dragId="time"
        disabled={!timeSelection}
        // A finger on empty time always scrolls, even after a long press.
        onTouchStart={undefined}
        ref={gridRef}
        role="grid"
        aria-label={label}
        aria-describedby={hintId}
        aria-multiselectable={timeSelection && true}
        className={styles.month}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div role="row" className={styles.weekdays}>
          {weekdayNames(locale).map((name, index) => (
            <div key={name} role="columnheader" className={styles.weekday}>
              <span aria-hidden>{name}</span>
              <VisuallyHidden>{longNames[index]}</VisuallyHidden>
            </div>
          ))}
        </div>
        {getWeeks(range.date).map((week, index) => (
          <MonthWeek
            key={week[0]}
            week={week}
            events={events}
            lanes={laneCount}
            range={range}
            today={today}
            movedEventKey={movedEventKey}
            selectedSpan={selectedSpan}
            canCreate={timeSelection !== undefined}
            onRangeChange={onRangeChange}
            placeholder={loading ? <Skeleton width={index % 2 ? 'long' : 'half'} /> : undefined}
          />
        ))}
      </Draggable>
      <VisuallyHidden>
        <span id={hintId}>{t('hint')}</span>
      </VisuallyHidden>
    </>
  )
}
