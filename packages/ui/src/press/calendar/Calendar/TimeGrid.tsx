import { useTranslation } from '@press/i18n'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Draggable } from '../../../private/drag/Draggable.tsx'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { AllDayRow, DayHeads, HourRow } from './TimeRows.tsx'
import type { GridViewProps } from './MonthView.tsx'
import { getDays, getNextDay } from './periods.ts'
import { findEmptyCell, getPlace } from './places.ts'
import * as styles from './TimeGrid.css.ts'
import { useCellFocus } from './useCellFocus.ts'

interface TimeGridProps extends GridViewProps {
  /** The position of the line of the current time. */
  now: { day: IsoDate; time: string }
}

const hours = Array.from({ length: 24 }, (_hour, index) => index)
/** The first hour initially in view. */
const morningHour = 8

/** One day or the seven days of a week as a grid of hours, with all-day events in a row on top. */
export function TimeGrid(props: TimeGridProps) {
  const { range, events, today, now, loading, label, movedEventKey, selectedSpan, timeSelection, onRangeChange } = props
  const { t } = useTranslation('calendar')
  const hintId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const focusCell = useCellFocus(scroller)
  /** The position of the keyboard focus within the day: an hour, or null for the all-day row. */
  const [focusedHour, setFocusedHour] = useState<number | null>(morningHour + 1)
  const days = getDays(range)

  useLayoutEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${morningHour}"]`)
    const header = scroller.current?.querySelector<HTMLElement>('[data-head]')
    if (row && header) scroller.current?.scrollTo(0, row.offsetTop - header.offsetHeight - 10)
  }, [])

  const moveFocus = (date: IsoDate, newHour: number | null) => {
    setFocusedHour(newHour)
    if (date !== range.date) onRangeChange({ ...range, date })
    focusCell(`${date} ${newHour ?? 'all'}`)
  }
  /** Returns where a key leads: left and right by a day, up and down by an hour. The all-day row lies above the first hour. */
  const getTarget = (key: string): { day: IsoDate; hour: number | null } | null => {
    const day = getNextDay(key, range)
    if (day) return { day, hour: focusedHour }
    if (key === 'ArrowDown') return { day: range.date, hour: focusedHour === null ? 0 : Math.min(23, focusedHour + 1) }
    if (key === 'ArrowUp') return { day: range.date, hour: focusedHour ? focusedHour - 1 : null }
    return null
  }
  const onKeyDown = (keyEvent: KeyboardEvent<HTMLElement>) => {
    if (keyEvent.ctrlKey || keyEvent.metaKey || keyEvent.altKey) return
    const focusedPlace = getPlace(keyEvent.target as HTMLElement)
    if (keyEvent.key === 'Escape') timeSelection?.clear()
    const target = getTarget(keyEvent.key)
    if (!target && !(keyEvent.key === 'Enter' && focusedPlace)) return
    keyEvent.preventDefault()
    if (!target) return focusedPlace ? timeSelection?.create(focusedPlace) : undefined
    const isExtending = keyEvent.shiftKey && focusedPlace !== null
    // A selection stays in the hours or in the all-day row where it started.
    if (isExtending && (target.hour === null) !== (focusedHour === null)) return
    if (isExtending)
      timeSelection?.extend(focusedPlace, { day: target.day, minutes: target.hour === null ? null : target.hour * 60 })
    else timeSelection?.clear()
    moveFocus(target.day, target.hour)
  }
  const onClick = ({ target }: MouseEvent) => {
    const cell = findEmptyCell(target)
    const place = cell && getPlace(cell)
    if (place) timeSelection?.create(place)
  }
  const rowProps = { days, events, range, today, selectedSpan, canCreate: timeSelection !== undefined }

  return (
    <div ref={scroller} data-hours className={styles.scroller}>
      <Draggable
        as="div"
        dragId="time"
        disabled={!timeSelection}
        // A finger on empty time always scrolls, even after a long press.
        onTouchStart={undefined}
        role="grid"
        aria-label={label}
        aria-describedby={hintId}
        aria-multiselectable={timeSelection && true}
        className={classes(styles.grid, days.length === 1 && styles.single)}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div data-head role="rowgroup" className={styles.head}>
          <DayHeads days={days} today={today} onRangeChange={onRangeChange} />
          <AllDayRow {...rowProps} movedEventKey={movedEventKey} active={focusedHour === null} />
        </div>
        <div role="rowgroup">
          {hours.map((rowHour) => (
            <HourRow
              key={rowHour}
              {...rowProps}
              hour={rowHour}
              now={now}
              loading={loading}
              active={focusedHour === rowHour}
            />
          ))}
        </div>
      </Draggable>
      <VisuallyHidden>
        <span id={hintId}>{t('hint')}</span>
      </VisuallyHidden>
    </div>
  )
}
