import { parseDate } from '@internationalized/date'
import { useTranslation } from '@press/i18n'
import { useRef } from 'react'
import { useRangeCalendar } from 'react-aria/useRangeCalendar'
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState'
import type { CalendarBase } from '../DateField/dates.ts'
import { useCalendarOptions } from '../DateField/Calendar.tsx'
import type { IsoDate } from '../DateField/date-text.ts'
import { Month } from '../DateField/Month.tsx'
import * as styles from './DateRangeField.css.ts'
import { presetRange, type DatePreset, type DateRange } from './presets.ts'

interface RangeCalendarProps extends CalendarBase {
  value: DateRange
  presets: readonly DatePreset[]
  onPick: (range: DateRange) => void
}

/** A month in which two presses choose a range, with presets next to it. The earlier day becomes the first. */
export function RangeCalendar({ value, today, presets, refusal, onPick }: RangeCalendarProps) {
  const { t } = useTranslation('fields')
  const rootRef = useRef<HTMLDivElement>(null)
  const isComplete = value.from && value.to && value.from <= value.to
  const state = useRangeCalendarState({
    ...useCalendarOptions(value.from || value.to || today, refusal),
    value: isComplete ? { start: parseDate(value.from), end: parseDate(value.to) } : null,
    onChange: ({ start, end }) => onPick({ from: start.toString(), to: end.toString() }),
    allowsNonContiguousRanges: true,
  })
  const silentState = {
    ...state,
    // Silences the hook, as in the calendar for one day. The title announces the month instead.
    isFocused: true,
    // The day of the first press keeps the focus, so the arrow keys continue from it.
    focusNearestAvailableDate: () => undefined,
  }
  const { calendarProps } = useRangeCalendar({ commitBehavior: 'reset' }, silentState, rootRef)

  const { anchorDate, highlightedRange } = state
  const shownRange = highlightedRange
    ? { from: highlightedRange.start.toString(), to: highlightedRange.end.toString() }
    : value
  const getDayPart = (date: IsoDate) => {
    if (date === shownRange.from || date === shownRange.to) return 'edge'
    return shownRange.from && shownRange.to && date > shownRange.from && date < shownRange.to ? 'within' : undefined
  }
  const pickOutside = (date: IsoDate) => {
    const firstDay = anchorDate?.toString()
    if (!firstDay) state.setAnchorDate(parseDate(date))
    else onPick(firstDay <= date ? { from: firstDay, to: date } : { from: date, to: firstDay })
  }
  const offeredPresets = presets
    .map((preset) => ({ preset, range: presetRange(preset, today) }))
    .filter(({ range }) => !refusal(range.from) && !refusal(range.to))

  return (
    <div className={styles.sides}>
      {offeredPresets.length > 0 && (
        <div role="group" aria-label={t('dateRange.presets')} className={styles.presets}>
          {offeredPresets.map(({ preset, range }) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              aria-pressed={range.from === value.from && range.to === value.to}
              onClick={() => onPick(range)}
            >
              {t(`dateRange.preset.${preset}`)}
            </button>
          ))}
        </div>
      )}
      <div ref={rootRef} role="presentation" onBlur={calendarProps.onBlur}>
        <Month
          state={silentState}
          today={today}
          refusal={refusal}
          part={getDayPart}
          note={anchorDate ? t('dateRange.pickTo') : t('dateRange.pickFrom')}
          onPickOutside={pickOutside}
        />
      </div>
    </div>
  )
}
