import { daysBetween } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { addDays } from '../../primitives/DateField/dates.ts'
import * as styles from './BoardReplay.css.ts'
import { getDayForKey, type ReplayDay } from './replay.ts'

interface ReplayAxisProps {
  /** Every day from the first to today. */
  days: readonly ReplayDay[]
  day: string
  /** Called when the user stays on a day for the debounce time. */
  onDayChange: (day: string) => void
  /** Called on Space. Starts or pauses playing the days. */
  onPlay: () => void
}

/** Debounce (ms) before the board follows a day: days that the user only passes over trigger no request. */
const axisDebounceMs = 150

/** The axis of days: a bar for each day, as high as its number of moves, and a knob to drag or move by keyboard. */
export function ReplayAxis({ days, day, onDayChange, onPlay }: ReplayAxisProps) {
  const { t } = useTranslation('boards')
  const { date } = useFormat()
  const firstDay = days[0]?.day ?? day
  const lastDay = days.at(-1)?.day ?? day
  /**
   * A day that the user has moved to but the board does not show yet: `to` is this day, `from` is the day on the board. Keys
   * continue from `to`.
   */
  const [pendingChange, setPendingChange] = useState<{ to: string; from: string }>()
  if (pendingChange && pendingChange.from !== day)
    setPendingChange(pendingChange.to === day ? undefined : { ...pendingChange, from: day })
  const shownDay = pendingChange?.to ?? day
  const dayIndex = Math.max(0, Math.min(days.length - 1, daysBetween(firstDay, shownDay)))
  const maxMoves = Math.max(1, ...days.map(({ moves }) => moves))
  const needlePosition = `${((dayIndex + 0.5) / days.length) * 100}%`

  const latestOnDayChange = useRef(onDayChange)
  useEffect(() => {
    latestOnDayChange.current = onDayChange
  })
  useEffect(() => {
    if (pendingChange === undefined) return
    const timer = setTimeout(() => {
      latestOnDayChange.current(pendingChange.to)
    }, axisDebounceMs)
    return () => clearTimeout(timer)
  }, [pendingChange])

  const requestDay = (requestedDay: string) =>
    setPendingChange({
      to: requestedDay < firstDay ? firstDay : requestedDay > lastDay ? lastDay : requestedDay,
      from: day,
    })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault()
      onPlay()
    }
    const targetDay =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : getDayForKey(event, shownDay, [firstDay, lastDay])
    if (targetDay === undefined) return
    event.preventDefault()
    requestDay(targetDay)
  }
  const followPointer = ({ currentTarget, clientX, buttons, type }: PointerEvent<HTMLElement>) => {
    if (type === 'pointermove' && buttons === 0) return
    const box = currentTarget.getBoundingClientRect()
    const fractionFromLeft = (clientX - box.left) / box.width
    const fraction = getComputedStyle(currentTarget).direction === 'rtl' ? 1 - fractionFromLeft : fractionFromLeft
    requestDay(addDays(firstDay, Math.floor(fraction * days.length)))
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.axis}
      aria-label={t('past.day')}
      aria-valuemin={0}
      aria-valuemax={days.length - 1}
      aria-valuenow={dayIndex}
      aria-valuetext={`${date(shownDay, 'date')}, ${t('past.moves', { count: days[dayIndex]?.moves ?? 0 })}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        followPointer(event)
      }}
      onPointerMove={followPointer}
    >
      <span className={styles.bars}>
        {days.map((replayDay, index) => (
          <span
            key={replayDay.day}
            className={styles.bar[index < dayIndex ? 'past' : index === dayIndex ? 'current' : 'later']}
            style={{ blockSize: `${(replayDay.moves / maxMoves) * 100}%` }}
          />
        ))}
      </span>
      <span className={styles.line}>
        <span className={styles.elapsedLine} style={{ inlineSize: needlePosition }} />
      </span>
      <span className={styles.needle} style={{ insetInlineStart: needlePosition }} />
      <span className={styles.knob} style={{ insetInlineStart: needlePosition }} />
      <span className={styles.ends}>
        <span className={styles.end} data-hidden={dayIndex < days.length * 0.18 || undefined}>
          {date(firstDay, 'dayMonth')}
        </span>
        <span className={styles.end} data-hidden={dayIndex > days.length * 0.78 || undefined}>
          {t('past.todayIs', { date: date(lastDay, 'dayMonth') })}
        </span>
      </span>
      <span
        className={styles.label}
        data-end={dayIndex < days.length * 0.1 ? 'start' : dayIndex > days.length * 0.9 ? 'end' : undefined}
        style={{ insetInlineStart: needlePosition }}
      >
        {date(shownDay, 'dayMonth')}
      </span>
    </div>
  )
}
