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
import { emptyCell, getPlace } from './places.ts'
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
  lead: string | undefined
  onRangeChange: (range: CalendarRange) => void
  /** The time selected for a new event. */
  drawn: EventSpan | undefined
  /** The functions that select the time of a new event; undefined if no event can be created. */
  drawing: TimeSelection | undefined
}

/** Returns how many lanes fit into a week. */
function useLanes(grid: React.RefObject<HTMLElement | null>) {
  const [lanes, setLanes] = useState(3)
  useEffect(() => {
    const week = grid.current?.querySelector('[data-week]')
    if (!week) return
    const measure = () => setLanes(Math.max(1, Math.floor((week.clientHeight - numberHeight) / laneHeight)))
    const observer = new ResizeObserver(measure)
    observer.observe(week)
    return () => observer.disconnect()
  }, [grid])
  return lanes
}

/** A month as weeks of days, with events in lanes below the day numbers. */
export function MonthView({
  range,
  events,
  today,
  loading,
  label,
  lead,
  drawn,
  drawing,
  onRangeChange,
}: GridViewProps) {
  const { t } = useTranslation('calendar')
  const { locale } = useFormat()
  const hint = useId()
  const grid = useRef<HTMLElement>(null)
  const focusCell = useCellFocus(grid)
  const lanes = useLanes(grid)
  const long = weekdayNames(locale, 'long')

  const onKeyDown = (key: KeyboardEvent) => {
    const target = key.target as HTMLElement
    // React also bubbles keys from the list of a day, although it is elsewhere in the DOM.
    if (key.ctrlKey || key.metaKey || key.altKey || !grid.current?.contains(target)) return
    const focusedPlace = getPlace(target)
    if (key.key === 'Enter' && focusedPlace) {
      key.preventDefault()
      drawing?.create(focusedPlace)
    }
    if (key.key === 'Escape') drawing?.clear()
    const to = getNextDay(key.key, range)
    if (!to) return
    key.preventDefault()
    if (key.shiftKey && focusedPlace) drawing?.extend(focusedPlace, { day: to, minutes: null })
    else drawing?.clear()
    onRangeChange({ ...range, date: to })
    focusCell(to)
  }
  const onClick = ({ target }: MouseEvent) => {
    const cell = emptyCell(target)
    const place = cell && getPlace(cell)
    if (place) drawing?.create(place)
  }

  return (
    <>
      <Draggable
        as="div"
        dragId="time"
        disabled={!drawing}
        // A finger on empty time always scrolls, even after a long press.
        onTouchStart={undefined}
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={hint}
        aria-multiselectable={drawing && true}
        className={styles.month}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div role="row" className={styles.weekdays}>
          {weekdayNames(locale).map((name, index) => (
            <div key={name} role="columnheader" className={styles.weekday}>
              <span aria-hidden>{name}</span>
              <VisuallyHidden>{long[index]}</VisuallyHidden>
            </div>
          ))}
        </div>
        {getWeeks(range.date).map((week, index) => (
          <MonthWeek
            key={week[0]}
            week={week}
            events={events}
            lanes={lanes}
            range={range}
            today={today}
            lead={lead}
            drawn={drawn}
            creates={drawing !== undefined}
            onRangeChange={onRangeChange}
            placeholder={loading ? <Skeleton width={index % 2 ? 'long' : 'half'} /> : undefined}
          />
        ))}
      </Draggable>
      <VisuallyHidden>
        <span id={hint}>{t('hint')}</span>
      </VisuallyHidden>
    </>
  )
}
