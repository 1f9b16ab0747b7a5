import { toPressDay } from '../../private/days.ts'
import type { IsoDate } from './date-text.ts'

/** Today at the press, whatever the clock of the computer is set to. It stands apart from `dates.ts`, which needs the calendar library. */
export const todayAtPress = (now = new Date()): IsoDate => toPressDay(now)
