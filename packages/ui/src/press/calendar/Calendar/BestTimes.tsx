import type { BestTime, MinuteSpan } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { KeyboardEvent } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { classes } from '../../../foundations/classes.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { getTime } from '../../../primitives/TimeField/time-text.ts'
import * as styles from './FreeTime.css.ts'

interface BestTimesProps {
  times: readonly BestTime[]
  days: readonly IsoDate[]
  requestedSpan: MinuteSpan
  onSelect: (span: MinuteSpan) => void
}

/** The maximum number of bars, and the maximum number of days that are named individually. */
const [maxBars, maxNamedDays] = [20, 2]

/** Times ranked over all meetings: in how many of them everyone is free, and on which days someone is busy. */
export function BestTimes({ times, days, requestedSpan, onSelect }: BestTimesProps) {
  const { t } = useTranslation('calendar')
  const { date: formatDay } = useFormat()
  const onKeyDown = (event: KeyboardEvent) => {
    const time = times[Number(event.key) - 1]
    if (time && !event.altKey && !event.ctrlKey && !event.metaKey) onSelect(time)
  }
  if (times.length === 0) return <p className={styles.none}>{t('freeTime.none')}</p>
  return (
    <div>
      <p className={styles.bestTitle}>
        <span>{t('freeTime.best')}</span>
        {days.length > 1 && <span className={styles.beside}>{t('freeTime.over', { count: days.length })}</span>}
      </p>
      <ol className={styles.best}>
        {times.map((time, index) => {
          const { from, to, failing: busyDays } = time
          const isSelected = from === requestedSpan.from && to === requestedSpan.to
          const busyDaysText = busyDays.map((day) => formatDay(day, 'day')).join(', ')
          return (
            <li key={from}>
              <button
                type="button"
                className={classes(styles.time, isSelected && styles.chosen)}
                aria-pressed={isSelected}
                onClick={() => onSelect(time)}
                onKeyDown={onKeyDown}
              >
                <span className={classes(styles.rank, isSelected && styles.rankTaken)}>{index + 1}</span>
                <span className={styles.clock}>{`${getTime(from)}–${getTime(to)}`}</span>
                <span className={styles.who}>
                  {busyDays.length === 0
                    ? t('freeTime.everybody')
                    : busyDays.length <= maxNamedDays
                      ? t('freeTime.except', { days: busyDaysText })
                      : t('freeTime.lacking', { count: busyDays.length })}
                </span>
                {days.length > 1 && days.length <= maxBars && (
                  <span className={styles.bars} aria-hidden="true">
                    {days.map((day) => (
                      <span key={day} className={classes(styles.bar, busyDays.includes(day) && styles.failingBar)} />
                    ))}
                  </span>
                )}
                {days.length > 1 && (
                  <span className={styles.beside}>
                    {t('freeTime.of', { free: days.length - busyDays.length, all: days.length })}
                  </span>
                )}
                <span className={styles.check}>
                  {isSelected && <Icon glyph={glyphs.checkCircle} size={16} weight="fill" />}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
