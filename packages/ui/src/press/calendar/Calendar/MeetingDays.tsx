import { useFormat, useTranslation } from '@press/i18n'
import { useRef } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import type { MeetingConflict } from './free-time-facts.ts'
import * as styles from './MeetingDays.css.ts'
import type { MovedMeeting } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

interface MeetingDaysProps {
  days: readonly IsoDate[]
  /** Skipped days of the rule. */
  skippedDays: readonly IsoDate[]
  /** Whether the series continues after these days. */
  endless: boolean
  conflicts: readonly MeetingConflict[]
  moves: readonly MovedMeeting[]
  /** Skips days. */
  onSkip: (days: IsoDate[]) => void
  /** Restores a skipped day. */
  onRestore: (day: IsoDate) => void
}

/** The number of days that fit. */
const maxDays = 24

/**
 * Days of a series of meetings by month. A day with a conflict is marked, and a moved meeting shows its new date. Public holidays
 * and skipped days are struck through; a skipped day can be restored.
 */
export function MeetingDays({ days, skippedDays, endless, conflicts, moves, onSkip, onRestore }: MeetingDaysProps) {
  const { t } = useTranslation('calendar')
  const { date: formatDay } = useFormat()
  const { holiday } = useEventTimeText()
  const announce = useAnnounce()
  const listRef = useRef<HTMLUListElement>(null)
  const allDays = [...days, ...skippedDays].toSorted()
  const listedDays = allDays.slice(0, maxDays)
  const daysOff = days.filter((day) => holiday(day) !== undefined)
  const hiddenCount = allDays.length - listedDays.length
  const restoreDay = (day: IsoDate) => {
    onRestore(day)
    announce(t('repeat.restored', { day: formatDay(day, 'dayMonth') }))
    // The restored day's button no longer exists, so the list takes the focus.
    listRef.current?.focus()
  }
  return (
    <>
      <ul ref={listRef} className={styles.months} tabIndex={-1}>
        {[...groupByMonth(listedDays)].map(([month, monthDays]) => (
          <li key={month} className={styles.month}>
            <span className={styles.name}>{formatDay(`${month}-01`, 'month')}</span>
            <ul className={styles.days}>
              {monthDays.map((day) => {
                const hasConflict = conflicts.some(({ meeting }) => meeting.occurrence === day)
                const dayMove = moves.find(({ occurrence }) => occurrence === day)
                const holidayName = holiday(day)
                if (skippedDays.includes(day))
                  return (
                    <li key={day}>
                      <button
                        type="button"
                        className={classes(styles.day, styles.off, styles.out)}
                        onClick={() => restoreDay(day)}
                      >
                        <s>{Number(day.slice(8))}</s>
                        <span className={styles.why}>{t('repeat.out')}</span>
                        <VisuallyHidden>{t('repeat.restore', { day: formatDay(day, 'dayMonth') })}</VisuallyHidden>
                        <Icon glyph={glyphs.arrowCounterClockwise} size={12} />
                      </button>
                    </li>
                  )
                return (
                  <li
                    key={day}
                    className={classes(styles.day, hasConflict && styles.failing, holidayName && styles.off)}
                  >
                    {hasConflict && <Icon glyph={glyphs.warning} size={12} />}
                    {holidayName ? <s>{Number(day.slice(8))}</s> : Number(day.slice(8))}
                    {holidayName && <span className={styles.why}>{holidayName}</span>}
                    {dayMove && ` → ${formatDay(dayMove.dates.start, 'day')}, ${dayMove.times.start}`}
                    {hasConflict && <VisuallyHidden>{t('freeTime.failing')}</VisuallyHidden>}
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
        {endless && <li className={styles.name}>{t('repeat.goesOn')}</li>}
        {hiddenCount > 0 && <li className={styles.name}>{t('more', { count: hiddenCount })}</li>}
      </ul>
      {daysOff.length > 0 && daysOff.length < days.length && (
        <span>
          <Button variant="quiet" size="sm" onClick={() => onSkip(daysOff)}>
            {t('repeat.skip', { count: daysOff.length })}
          </Button>
        </span>
      )}
    </>
  )
}

function groupByMonth(days: readonly IsoDate[]): ReadonlyMap<string, IsoDate[]> {
  const months = new Map<string, IsoDate[]>()
  for (const day of days) {
    const month = day.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  return months
}
