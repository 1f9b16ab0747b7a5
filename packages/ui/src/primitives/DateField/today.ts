import { toPressDay } from '../../private/days.ts'
import type { IsoDate } from './date-text.ts'

/**
 * Returns today's date at the press, whatever the time zone of the computer. It is separate from `dates.ts`, which needs the
 * calendar library.
 */
export const todayAtPress = (now = new Date()): IsoDate => toPressDay(now)
