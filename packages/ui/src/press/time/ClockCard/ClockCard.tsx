import { isRunning, sumWorkedMinutes, type TimeSpan } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, type ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { useTimeLabels } from '../useTimeLabels.ts'
import * as styles from './ClockCard.css.ts'

export interface ClockCardProps {
  /** Today's date. `now` is the time in minutes since midnight. */
  day: string
  now: number
  /** Today's time spans at work. */
  spans: readonly TimeSpan[]
  /** Records an arrival or a departure. */
  onStep: (step: 'in' | 'out') => void
  /** Whether a step is being saved. @default false */
  busy?: boolean
  /** Content at the bottom: the link to the user's month. */
  children?: ReactNode
}

/** The current time, whether the user is at work, and one button to arrive or leave. */
export function ClockCard({ day, now, spans, onStep, busy = false, children }: ClockCardProps) {
  const { t } = useTranslation('time')
  const { date } = useFormat()
  const timeLabels = useTimeLabels()
  const headingId = useId()
  const isAtWork = spans.some((span) => isRunning(span, now))
  const lastSpan = spans.at(-1)
  const minutesWorked = sumWorkedMinutes(spans, now)
  const stateText = isAtWork
    ? t('clock.working', { time: timeLabels.clock(spans[0]?.from ?? now) })
    : lastSpan
      ? t('clock.left', { time: timeLabels.clock(lastSpan.to ?? lastSpan.from) })
      : t('clock.notYet')
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <div>
        <h2
          id={headingId}
          className={styles.moment}
        >{`${timeLabels.weekday(day, 'long')}, ${date(day, 'dayMonth')}`}</h2>
        <div className={styles.clock}>{timeLabels.clock(now)}</div>
        <p className={styles.state}>
          {stateText}
          {minutesWorked > 0 && (
            <>
              {' · '}
              <span className={styles.total}>{t('clock.today', { length: timeLabels.length(minutesWorked) })}</span>
            </>
          )}
        </p>
      </div>
      <Button
        variant={isAtWork ? 'secondary' : 'primary'}
        size="lg"
        fullWidth
        leading={isAtWork ? glyphs.signOut : glyphs.clock}
        busy={busy}
        busyLabel={t('clock.busy')}
        onClick={() => onStep(isAtWork ? 'out' : 'in')}
      >
        {t(isAtWork ? 'clock.out' : 'clock.in')}
      </Button>
      {spans.length > 0 && (
        <ul className={styles.marks} aria-label={t('clock.marks')}>
          {spans.map((span) => (
            <li key={span.from} className={styles.mark}>
              <span>{timeLabels.spans([span])}</span>
              <span>
                {span.to === null
                  ? t(isRunning(span, now) ? 'clock.going' : 'chart.forgotten')
                  : timeLabels.length(span.to - span.from)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
