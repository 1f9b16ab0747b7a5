import { addDays, addMonths, endOfWeek, startOfWeek } from '../DateField/dates.ts'
import type { IsoDate } from '../DateField/date-text.ts'

export interface DateRange {
  /** The first and the last day, both inclusive; '' when not set. */
  from: IsoDate
  to: IsoDate
}

export const datePresets = [
  'today',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
] as const
export type DatePreset = (typeof datePresets)[number]

const firstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`
/** Returns the range of `count` months that starts on the given first day of a month. */
const months = (first: IsoDate, count: number): DateRange => ({ from: first, to: addDays(addMonths(first, count), -1) })
const week = (day: IsoDate): DateRange => ({ from: startOfWeek(day), to: endOfWeek(day) })

/** Returns the days that a preset means today: whole weeks from Monday, whole months, quarters and years. */
export function presetRange(preset: DatePreset, today: IsoDate): DateRange {
  const month = firstOfMonth(today)
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'thisWeek':
      return week(today)
    case 'lastWeek':
      return week(addDays(today, -7))
    case 'thisMonth':
      return months(month, 1)
    case 'lastMonth':
      return months(addMonths(month, -1), 1)
    case 'thisQuarter':
      return months(addMonths(month, -((Number(month.slice(5, 7)) - 1) % 3)), 3)
    case 'thisYear':
      return months(`${today.slice(0, 4)}-01-01`, 12)
  }
}
