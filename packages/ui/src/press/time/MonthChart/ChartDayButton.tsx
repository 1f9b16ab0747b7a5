import type { ClosedSpan } from '@press/domain'
import { useFormat } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { useTimeLabels } from '../useTimeLabels.ts'
import type { ChartDay } from './chart-days.ts'
import * as styles from './MonthChart.css.ts'
import { getPlacement } from './placement.ts'

interface ChartDayButtonProps {
  chartDay: ChartDay
  label: string
  visibleHours: ClosedSpan
  selected: boolean
  isToday: boolean
  /** Whether the days are drawn as rows instead of columns. */
  horizontal: boolean
  onChoose: () => void
}

/** A day in the chart: how long a person was at work, with the times. */
export function ChartDayButton({
  chartDay,
  label,
  visibleHours,
  selected,
  isToday,
  horizontal,
  onChoose,
}: ChartDayButtonProps) {
  const { number } = useFormat()
  const timeLabels = useTimeLabels()
  const { day, isDayOff, away, minutesWorked, pieces } = chartDay
  const holidayName = timeLabels.holiday(day)
  const drawnMinutes = visibleHours.to - visibleHours.from
  const hoursText = minutesWorked > 0 ? timeLabels.hours(minutesWorked) : ''
  const dateElement = (
    <span aria-hidden className={classes(styles.date, isDayOff && styles.quiet, isToday && styles.now)}>
      {number(Number(day.slice(8)))}
    </span>
  )
  const weekdayElement = (
    <span aria-hidden className={styles.weekday}>
      {timeLabels.weekday(day)}
    </span>
  )
  const trackElement = (
    <span
      aria-hidden
      className={classes(
        styles.trackBox,
        horizontal ? styles.lying : styles.upright,
        isDayOff && styles.off,
        away && styles.away,
      )}
    >
      {holidayName && (
        <span className={classes(styles.holiday, horizontal ? styles.holidayLying : styles.holidayUpright)}>
          {holidayName}
        </span>
      )}
      {pieces.map(({ kind, from, to }) => (
        <span
          key={`${kind} ${from}`}
          className={classes(styles.piece, horizontal ? styles.pieceLying : styles.pieceUpright, styles.kind[kind])}
          style={getPlacement(horizontal, (from - visibleHours.from) / drawnMinutes, (to - from) / drawnMinutes)}
        />
      ))}
    </span>
  )
  return (
    <button
      type="button"
      data-day={day}
      className={horizontal ? styles.row : styles.column}
      aria-pressed={selected}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={selected ? 0 : -1}
      onClick={onChoose}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {horizontal ? (
        <>
          <span className={styles.dayLying}>
            {dateElement}
            {weekdayElement}
          </span>
          {trackElement}
          <span aria-hidden className={classes(styles.hours, styles.hoursLying, isToday && styles.now)}>
            {hoursText}
          </span>
        </>
      ) : (
        <>
          <span aria-hidden className={classes(styles.hours, styles.hoursUpright, isToday && styles.now)}>
            {hoursText}
          </span>
          {trackElement}
          {dateElement}
          {weekdayElement}
        </>
      )}
    </button>
  )
}
