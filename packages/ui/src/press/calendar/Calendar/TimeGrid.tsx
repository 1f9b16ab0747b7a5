import { useTranslation } from '@press/i18n'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Draggable } from '../../../private/drag/Draggable.tsx'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { AllDayRow, DayHeads, HourRow } from './TimeRows.tsx'
import type { GridViewProps } from './MonthView.tsx'
import { getDays, getNextDay } from './periods.ts'
import { emptyCell, getPlace } from './places.ts'
import * as styles from './TimeGrid.css.ts'
import { useCellFocus } from './useCellFocus.ts'

interface TimeGridProps extends GridViewProps {
  /** The position of the line of the current time. */
  now: { day: IsoDate; time: string }
}

const hours = Array.from({ length: 24 }, (_hour, index) => index)
/** The first hour initially in view. */
const morning = 8

/** One day or the seven days of a week between hours, with all-day events in a row on top. */
export function TimeGrid(props: TimeGridProps) {
  const { range, events, today, now, loading, label, lead, drawn, drawing, onRangeChange } = props
  const { t } = useTranslation('calendar')
  const hint = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const focusCell = useCellFocus(scroller)
  /** The position of the keyboard focus within the day: an hour, or null for the all-day row. */
  const [hour, setHour] = useState<number | null>(morning + 1)
  const days = getDays(range)

  useLayoutEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${morning}"]`)
    const head = scroller.current?.querySelector<HTMLElement>('[data-head]')
    if (row && head) scroller.current?.scrollTo(0, row.offsetTop - head.offsetHeight - 10)
  }, [])

  const go = (date: IsoDate, at: number | null) => {
    setHour(at)
    if (date !== range.date) onRangeChange({ ...range, date })
    focusCell(`${date} ${at ?? 'all'}`)
  }
  /** Returns where a key leads: left and right by a day, up and down by an hour. The all-day row lies above the first hour. */
  const aim = (key: string): { day: IsoDate; at: number | null } | null => {
    const day = getNextDay(key, range)
    if (day) return { day, at: hour }
    if (key === 'ArrowDown') return { day: range.date, at: hour === null ? 0 : Math.min(23, hour + 1) }
    if (key === 'ArrowUp') return { day: range.date, at: hour ? hour - 1 : null }
    return null
  }
  const onKeyDown = (key: KeyboardEvent<HTMLElement>) => {
    if (key.ctrlKey || key.metaKey || key.altKey) return
    const focusedPlace = getPlace(key.target as HTMLElement)
    if (key.key === 'Escape') drawing?.clear()
    const to = aim(key.key)
    if (!to && !(key.key === 'Enter' && focusedPlace)) return
    key.preventDefault()
    if (!to) return focusedPlace ? drawing?.create(focusedPlace) : undefined
    const marks = key.shiftKey && focusedPlace !== null
    // A selection stays in the hours or in the all-day row where it started.
    if (marks && (to.at === null) !== (hour === null)) return
    if (marks) drawing?.extend(focusedPlace, { day: to.day, minutes: to.at === null ? null : to.at * 60 })
    else drawing?.clear()
    go(to.day, to.at)
  }
  const onClick = ({ target }: MouseEvent) => {
    const cell = emptyCell(target)
    const place = cell && getPlace(cell)
    if (place) drawing?.create(place)
  }
  const row = { days, events, range, today, drawn, creates: drawing !== undefined }

  return (
    <div ref={scroller} data-hours className={styles.scroller}>
      <Draggable
        as="div"
        dragId="time"
        disabled={!drawing}
        // A finger on empty time always scrolls, even after a long press.
        onTouchStart={undefined}
        role="grid"
        aria-label={label}
        aria-describedby={hint}
        aria-multiselectable={drawing && true}
        className={classes(styles.grid, days.length === 1 && styles.single)}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div data-head role="rowgroup" className={styles.head}>
          <DayHeads days={days} today={today} onRangeChange={onRangeChange} />
          <AllDayRow {...row} lead={lead} active={hour === null} />
        </div>
        <div role="rowgroup">
          {hours.map((at) => (
            <HourRow key={at} {...row} hour={at} now={now} loading={loading} active={hour === at} />
          ))}
        </div>
      </Draggable>
      <VisuallyHidden>
        <span id={hint}>{t('hint')}</span>
      </VisuallyHidden>
    </div>
  )
}
