// A grid of days with arrow keys is no table of data: ARIA's date grid pattern asks for these roles.
/* eslint-disable jsx-a11y/no-noninteractive-element-to-interactive-role */
import { useFormat, useTranslation, weekdayNames } from '@press/i18n'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { classes } from '../../private/classes.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { addDays, addMonths, endOfWeek, monthWeeks, sameMonth, startOfWeek } from './calendar.ts'
import * as styles from './Calendar.css.ts'
import type { IsoDate } from './dateText.ts'

export interface CalendarProps {
  /** The chosen day, or ''. */
  value: IsoDate
  today: IsoDate
  onPick: (date: IsoDate) => void
  /** Why a day cannot be chosen, undefined when it can. */
  refusal: (date: IsoDate) => string | undefined
  /** Of a range, how a day belongs to it. @default only `value` is chosen */
  part?: (date: IsoDate) => 'edge' | 'within' | undefined
  /** The pointer or the keyboard is at a day: the range to come can be shown. */
  onPoint?: ((date: IsoDate) => void) | undefined
  /** What is to be done next, beneath; takes the place of the button for today. */
  note?: string
}

/** A month as a grid: one tab stop, the arrows walk, PageUp and PageDown turn months, with Shift years. */
export function Calendar({
  value,
  today,
  onPick,
  refusal,
  part = (date) => (date === value ? 'edge' : undefined),
  onPoint,
  note,
}: CalendarProps) {
  const { t } = useTranslation('fields')
  const { locale, date: words } = useFormat()
  const [at, setAt] = useState<IsoDate>(value || today)
  const grid = useRef<HTMLTableElement>(null)
  const weeks = monthWeeks(at)

  /** The day that the keyboard walked to: paging with the buttons leaves the focus on them. */
  const [walked, setWalked] = useState(at)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${walked}"]`)?.focus()
  }, [walked])

  const page = (months: number) => setAt(addMonths(at, months))
  const walk = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: addDays(at, -1),
      ArrowRight: addDays(at, 1),
      ArrowUp: addDays(at, -7),
      ArrowDown: addDays(at, 7),
      Home: startOfWeek(at),
      End: endOfWeek(at),
      PageUp: addMonths(at, event.shiftKey ? -12 : -1),
      PageDown: addMonths(at, event.shiftKey ? 12 : 1),
    }[event.key]
    if (!to) return
    event.preventDefault()
    setAt(to)
    setWalked(to)
    onPoint?.(to)
  }
  const refused = refusal(at)

  return (
    <>
      <div className={styles.head}>
        <span className={styles.title} aria-live="polite">
          {words(at, 'monthYear')}
        </span>
        <IconButton size="sm" glyph={glyphs.caretLeft} label={t('date.previousMonth')} onClick={() => page(-1)} />
        <IconButton size="sm" glyph={glyphs.caretRight} label={t('date.nextMonth')} onClick={() => page(1)} />
      </div>
      <table ref={grid} role="grid" className={styles.grid} aria-label={words(at, 'monthYear')} onKeyDown={walk}>
        <thead>
          <tr>
            {weekdayNames(locale).map((name) => (
              <th key={name} scope="col" className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={classes(styles.cell, part(day) === 'within' && styles.within)}>
                  <button
                    type="button"
                    className={classes(styles.day, !sameMonth(day, at) && styles.outside)}
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    aria-label={words(day, 'date')}
                    aria-pressed={part(day) === 'edge'}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={refusal(day) !== undefined}
                    onPointerEnter={onPoint && (() => onPoint(day))}
                    onClick={() => {
                      setAt(day)
                      if (!refusal(day)) onPick(day)
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <span className={styles.reason} aria-live="polite">
          {refused ?? note}
        </span>
        {note === undefined && !refusal(today) && (
          <Button variant="quiet" size="sm" onClick={() => onPick(today)}>
            {t('date.today')}
          </Button>
        )}
      </div>
    </>
  )
}
