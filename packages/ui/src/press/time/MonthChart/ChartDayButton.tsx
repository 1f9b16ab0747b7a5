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
  const words = useTimeLabels()
  const { day, off, away, worked, pieces } = of
  const holiday = words.holiday(day)
  const length = drawn.to - drawn.from
  const hours = worked > 0 ? words.hours(worked) : ''
  const date = (
    <span aria-hidden className={classes(styles.date, off && styles.quiet, isToday && styles.now)}>
      {number(Number(day.slice(8)))}
    </span>
  )
  const weekday = (
    <span aria-hidden className={styles.weekday}>
      {words.weekday(day)}
    </span>
  )
  const track = (
    <span
      aria-hidden
      className={classes(
        styles.trackBox,
        lying ? styles.lying : styles.upright,
        off && styles.off,
        away && styles.away,
      )}
    >
      {holiday && (
        <span className={classes(styles.holiday, lying ? styles.holidayLying : styles.holidayUpright)}>{holiday}</span>
      )}
      {pieces.map(({ kind, from, to }) => (
        <span
          key={`${kind} ${from}`}
          className={classes(styles.piece, lying ? styles.pieceLying : styles.pieceUpright, styles.kind[kind])}
          style={getPlacement(lying, (from - drawn.from) / length, (to - from) / length)}
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
            {date}
            {weekday}
          </span>
          {track}
          <span aria-hidden className={classes(styles.hours, styles.hoursLying, isToday && styles.now)}>
            {hours}
          </span>
        </>
      ) : (
        <>
          <span aria-hidden className={classes(styles.hours, styles.hoursUpright, isToday && styles.now)}>
            {hours}
          </span>
          {track}
          {date}
          {weekday}
        </>
      )}
    </button>
  )
}
