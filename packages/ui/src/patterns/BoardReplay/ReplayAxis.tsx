import { daysBetween } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { addDays } from '../../primitives/DateField/dates.ts'
import * as styles from './BoardReplay.css.ts'
import { dayByKey, type ReplayDay } from './replay.ts'

interface ReplayAxisProps {
  /** Every day from the first to today. */
  days: readonly ReplayDay[]
  day: string
  /** Called when the user settles on a day. */
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
  const first = days[0]?.day ?? day
  const last = days.at(-1)?.day ?? day
  /**
   * A day that the user has moved to but the board does not show yet: `to` is this day, `from` is the day on the board. Keys
   * continue from `to`.
   */
  const [passing, setPassing] = useState<{ to: string; from: string }>()
  if (passing && passing.from !== day) setPassing(passing.to === day ? undefined : { ...passing, from: day })
  const shownDay = passing?.to ?? day
  const place = Math.max(0, Math.min(days.length - 1, daysBetween(first, shownDay)))
  const maxMoves = Math.max(1, ...days.map(({ moves }) => moves))
  const at = `${((place + 0.5) / days.length) * 100}%`

  const latestCallback = useRef(onDayChange)
  useEffect(() => {
    latestCallback.current = onDayChange
  })
  useEffect(() => {
    if (passing === undefined) return
    const timer = setTimeout(() => {
      latestCallback.current(passing.to)
    }, axisDebounceMs)
    return () => clearTimeout(timer)
  }, [passing])

  const pass = (to: string) => setPassing({ to: to < first ? first : to > last ? last : to, from: day })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault()
      onPlay()
    }
    const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : dayByKey(event, shownDay, [first, last])
    if (to === undefined) return
    event.preventDefault()
    pass(to)
  }
  const point = ({ currentTarget, clientX, buttons, type }: PointerEvent<HTMLElement>) => {
    if (type === 'pointermove' && buttons === 0) return
    const box = currentTarget.getBoundingClientRect()
    const share = (clientX - box.left) / box.width
    const along = getComputedStyle(currentTarget).direction === 'rtl' ? 1 - share : share
    pass(addDays(first, Math.floor(along * days.length)))
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.axis}
      aria-label={t('past.day')}
      aria-valuemin={0}
      aria-valuemax={days.length - 1}
      aria-valuenow={place}
      aria-valuetext={`${date(shownDay, 'date')}, ${t('past.moves', { count: days[place]?.moves ?? 0 })}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={point}
    >
      <span className={styles.bars}>
        {days.map((one, index) => (
          <span
            key={one.day}
            className={styles.bar[index < place ? 'past' : index === place ? 'current' : 'later']}
            style={{ blockSize: `${(one.moves / maxMoves) * 100}%` }}
          />
        ))}
      </span>
      <span className={styles.line}>
        <span className={styles.gone} style={{ inlineSize: at }} />
      </span>
      <span className={styles.needle} style={{ insetInlineStart: at }} />
      <span className={styles.knob} style={{ insetInlineStart: at }} />
      <span className={styles.ends}>
        <span className={styles.end} data-hidden={place < days.length * 0.18 || undefined}>
          {date(first, 'dayMonth')}
        </span>
        <span className={styles.end} data-hidden={place > days.length * 0.78 || undefined}>
          {t('past.todayIs', { date: date(last, 'dayMonth') })}
        </span>
      </span>
      <span
        className={styles.label}
        data-end={place < days.length * 0.1 ? 'start' : place > days.length * 0.9 ? 'end' : undefined}
        style={{ insetInlineStart: at }}
      >
        {date(shownDay, 'dayMonth')}
      </span>
    </div>
  )
}
