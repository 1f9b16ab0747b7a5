import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { Calendar } from '../DateField/Calendar.tsx'
import type { IsoDate } from '../DateField/dateText.ts'
import * as styles from './DateRangeField.css.ts'
import { presetRange, type DatePreset, type DateRange } from './presets.ts'

interface RangeCalendarProps {
  value: DateRange
  today: IsoDate
  presets: readonly DatePreset[]
  refusal: (date: IsoDate) => string | undefined
  onPick: (range: DateRange) => void
}

const ordered = (one: IsoDate, other: IsoDate): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

/** A month in which two presses choose a range, the earlier day being the first, beside ready-made ranges. */
export function RangeCalendar({ value, today, presets, refusal, onPick }: RangeCalendarProps) {
  const { t } = useTranslation('fields')
  /** The day of the first press, and the one that would be the second. */
  const [first, setFirst] = useState<IsoDate | null>(null)
  const [pointed, setPointed] = useState<IsoDate | null>(null)
  const shown = first ? ordered(first, pointed ?? first) : value
  const part = (date: IsoDate) => {
    if (date === shown.from || date === shown.to) return 'edge'
    return shown.from && shown.to && date > shown.from && date < shown.to ? 'within' : undefined
  }
  const offered = presets
    .map((preset) => ({ preset, range: presetRange(preset, today) }))
    .filter(({ range }) => !refusal(range.from) && !refusal(range.to))

  return (
    <div className={styles.sides}>
      {offered.length > 0 && (
        <div role="group" aria-label={t('dateRange.presets')} className={styles.presets}>
          {offered.map(({ preset, range }) => (
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
      <div>
        <Calendar
          value={value.from || value.to}
          today={today}
          refusal={refusal}
          part={part}
          onPoint={first ? setPointed : undefined}
          note={first ? t('dateRange.pickTo') : t('dateRange.pickFrom')}
          onPick={(date) => {
            if (first) return onPick(ordered(first, date))
            setFirst(date)
            setPointed(date)
          }}
        />
      </div>
    </div>
  )
}
