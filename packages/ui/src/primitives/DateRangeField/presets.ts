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

const getFirstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`
/** Returns the range of `count` months that starts on the given first day of a month. */
const createMonthRange = (firstDay: IsoDate, count: number): DateRange => ({
  from: firstDay,
  to: addDays(addMonths(firstDay, count), -1),
})
const createWeekRange = (day: IsoDate): DateRange => ({ from: startOfWeek(day), to: endOfWeek(day) })

/** Returns the days that a preset means today: whole weeks from Monday, whole months, quarters and years. */
export function presetRange(preset: DatePreset, today: IsoDate): DateRange {
  const firstOfMonth = getFirstOfMonth(today)
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'thisWeek':
      return createWeekRange(today)
    case 'lastWeek':
      return createWeekRange(addDays(today, -7))
    case 'thisMonth':
      return createMonthRange(firstOfMonth, 1)
    case 'lastMonth':
      return createMonthRange(addMonths(firstOfMonth, -1), 1)
    case 'thisQuarter':
      return createMonthRange(addMonths(firstOfMonth, -((Number(firstOfMonth.slice(5, 7)) - 1) % 3)), 3)
    case 'thisYear':
      return createMonthRange(`${today.slice(0, 4)}-01-01`, 12)
  }
}
