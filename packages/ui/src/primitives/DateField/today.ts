import { dayOf } from '../../private/days.ts'
import type { IsoDate } from './dateText.ts'

/** Today at the press, whatever the clock of the computer is set to. Asked by screens that draw no calendar. */
export const todayAtPress = (now = new Date()): IsoDate => dayOf(now)
