import type { ClosedSpan } from '@press/domain'
import { useFormat } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { useTimeLabels } from '../useTimeLabels.ts'
import type { ChartDay } from './chart-days.ts'
import * as styles from './MonthChart.css.ts'
import { getPlacement } from './placement.ts'

interface ChartDayButtonProps {
  of: ChartDay
  label: string
  drawn: ClosedSpan
  chosen: boolean
  isToday: boolean
  /** Whether the days are drawn as rows instead of columns. */
  lying: boolean
  onChoose: () => void
}

/** A day in the chart: how long a person was at work, with the times. */
export function ChartDayButton({ of, label, drawn, chosen, isToday, lying, onChoose }: ChartDayButtonProps) {
  const { number } = useFormat()
  const timeLabels = useTimeLabels()
  const { day, off, away, worked, pieces } = of
  const holidayName = timeLabels.holiday(day)
  const drawnMinutes = drawn.to - drawn.from
  const hoursText = worked > 0 ? timeLabels.hours(worked) : ''
  const dateElement = (
    <span aria-hidden className={classes(styles.date, off && styles.quiet, isToday && styles.now)}>
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
        lying ? styles.lying : styles.upright,
        off && styles.off,
        away && styles.away,
      )}
    >
      {holidayName && (
        <span className={classes(styles.holiday, lying ? styles.holidayLying : styles.holidayUpright)}>
          {holidayName}
        </span>
      )}
      {pieces.map(({ kind, from, to }) => (
        <span
          key={`${kind} ${from}`}
          className={classes(styles.piece, lying ? styles.pieceLying : styles.pieceUpright, styles.kind[kind])}
          style={getPlacement(lying, (from - drawn.from) / drawnMinutes, (to - from) / drawnMinutes)}
        />
      ))}
    </span>
  )
  return (
    <button
      type="button"
      data-day={day}
      className={lying ? styles.row : styles.column}
      aria-pressed={chosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={chosen ? 0 : -1}
      onClick={onChoose}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {lying ? (
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
