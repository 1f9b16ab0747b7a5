import type { BusyPerson, MinuteSpan } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { CSSProperties, KeyboardEvent } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { Skeleton } from '../../../primitives/Skeleton/index.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { getTime } from '../../../primitives/TimeField/time-text.ts'
import * as styles from './FreeTime.css.ts'
import { getVisibleHours } from './free-time-facts.ts'

export interface Lane extends BusyPerson {
  name: string
}

interface FreeLanesProps {
  lanes: readonly Lane[]
  date: IsoDate
  requestedSpan: MinuteSpan
  /** The best times; their ranks are drawn over the lanes. */
  times: readonly MinuteSpan[]
  onSelect: (span: MinuteSpan) => void
}

const [stepMinutes, hourMinutes] = [15, 60]
const directions: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** The busy times of each person over the hours of a day, without their reasons. Arrow keys move the meeting. */
export function FreeLanes({ lanes, date, requestedSpan, times, onSelect }: FreeLanesProps) {
  const { t } = useTranslation('calendar')
  const hours = getVisibleHours(requestedSpan)
  const toPercent = (minutes: number) => ((minutes - hours.from) / (hours.to - hours.from)) * 100
  const getSpanStyle = ({ from, to }: MinuteSpan): CSSProperties => {
    const [visibleStart, visibleEnd] = [Math.max(from, hours.from), Math.min(to, hours.to)]
    return {
      insetInlineStart: `${toPercent(visibleStart)}%`,
      inlineSize: `${toPercent(visibleEnd) - toPercent(visibleStart)}%`,
    }
  }
  const hourMarks = Array.from(
    { length: (hours.to - hours.from) / hourMinutes + 1 },
    (_, index) => hours.from + index * hourMinutes,
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const durationMinutes = requestedSpan.to - requestedSpan.from
    const from = Math.min(
      Math.max(0, requestedSpan.from + direction * (event.shiftKey ? hourMinutes : stepMinutes)),
      24 * hourMinutes - durationMinutes - 1,
    )
    onSelect({ from, to: from + durationMinutes })
  }
  return (
    <div className={styles.lanes}>
      <div className={styles.hours} aria-hidden="true">
        {hourMarks.map((minutes) => (
          <span key={minutes} className={styles.hour} style={{ insetInlineStart: `${toPercent(minutes)}%` }}>
            {minutes / hourMinutes}
          </span>
        ))}
      </div>
      <ul className={styles.people}>
        {lanes.map(({ id, name, busy }) => {
          const spans = busy.filter((span) => span.date === date && span.from < hours.to && span.to > hours.from)
          const spanTexts = spans.map(
            ({ from, to }) => `${getTime(from)}–${to === 24 * hourMinutes ? '24:00' : getTime(to)}`,
          )
          return (
            <li key={id} className={styles.person}>
              <span className={styles.name} title={name}>
                {name}
              </span>
              <span
                className={styles.lane}
                role="img"
                aria-label={
                  spanTexts.length > 0
                    ? t('freeTime.busy', { name, spans: spanTexts.join(', ') })
                    : t('freeTime.free', { name })
                }
              >
                {spans.map((span) => (
                  <span key={span.from} className={styles.taken} style={getSpanStyle(span)} />
                ))}
              </span>
            </li>
          )
        })}
      </ul>
      <div className={styles.over}>
        {times.map((time, index) => {
          const isSelected = time.from === requestedSpan.from && time.to === requestedSpan.to
          return (
            <span
              key={time.from}
              className={classes(styles.proposed, isSelected && styles.proposedTaken)}
              style={getSpanStyle(time)}
              aria-hidden="true"
            >
              <span className={classes(styles.rank, styles.rankOver, isSelected && styles.rankTaken)}>{index + 1}</span>
            </span>
          )
        })}
        <div
          className={styles.asked}
          style={getSpanStyle(requestedSpan)}
          role="slider"
          tabIndex={0}
          aria-label={t('freeTime.slider')}
          aria-valuemin={0}
          aria-valuemax={24 * hourMinutes}
          aria-valuenow={requestedSpan.from}
          aria-valuetext={`${getTime(requestedSpan.from)}–${getTime(requestedSpan.to)}`}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  )
}

/** A placeholder for lanes whose hours are still loading. */
export function LanesLoading({ label, count }: { label: string; count: number }) {
  return (
    <div className={styles.loading} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  )
}
