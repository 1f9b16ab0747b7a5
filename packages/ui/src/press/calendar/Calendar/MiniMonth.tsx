// A grid of days with arrow keys is not a data table: ARIA's date grid pattern requires these roles.
/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role */
import { useFormat, useTranslation, weekdayNames } from '@press/i18n'
import { useRef, type KeyboardEvent } from 'react'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { isInSameMonth } from '../../../primitives/DateField/dates.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { getHue } from './CategoryTile.tsx'
import { listEventsOn } from './layout.ts'
import * as styles from './MiniMonth.css.ts'
import { getNextDay, getWeeks } from './periods.ts'
import type { CalendarEvent } from './types.ts'
import { useCellFocus } from './useCellFocus.ts'
import { useEventTimeText } from './useEventTimeText.ts'

interface MiniMonthProps {
  date: IsoDate
  today: IsoDate
  events: readonly CalendarEvent[]
  onPick: (date: IsoDate) => void
}

/** A small month: each day has a dot for each category it contains. One tab stop; arrow keys move between days. */
export function MiniMonth({ date, today, events, onPick }: MiniMonthProps) {
  const { t } = useTranslation('calendar')
  const { locale, date: formatDay } = useFormat()
  const timeText = useEventTimeText()
  const gridRef = useRef<HTMLTableElement>(null)
  const focusCell = useCellFocus(gridRef)
  const longNames = weekdayNames(locale, 'long')
  const onKeyDown = (keyEvent: KeyboardEvent) => {
    const targetDay = getNextDay(keyEvent.key, { view: 'month', date })
    if (!targetDay) return
    keyEvent.preventDefault()
    onPick(targetDay)
    focusCell(targetDay)
  }
  return (
    <table
      ref={gridRef}
      role="grid"
      aria-label={formatDay(date, 'monthYear')}
      className={styles.mini}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdayNames(locale).map((name, index) => (
            <th key={name} scope="col" className={styles.weekday}>
              <span aria-hidden>{name}</span>
              <VisuallyHidden>{longNames[index]}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {getWeeks(date).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const dayEvents = listEventsOn(events, day)
              const hues = [...new Set(dayEvents.map(getHue))].slice(0, 3)
              return (
                <td key={day} className={styles.cell}>
                  <button
                    type="button"
                    data-cell={day}
                    tabIndex={day === date ? 0 : -1}
                    aria-label={t('cell', { day: timeText.fullDay(day), count: dayEvents.length })}
                    aria-pressed={day === date}
                    aria-current={day === today ? 'date' : undefined}
                    className={classes(styles.day, !isInSameMonth(day, date) && styles.outside)}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                    <span className={styles.dots}>
                      {hues.map((hue) => (
                        <span key={hue} className={`${styles.dot} ${hue}`} />
                      ))}
                    </span>
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
