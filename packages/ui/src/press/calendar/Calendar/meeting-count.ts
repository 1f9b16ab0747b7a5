import { generateRuleDays, type EventRepeat } from '@press/domain'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { toRepeatRule, type EventValues } from './event-values.ts'

/** The maximum number of counted meetings (our rule): more than five years of daily meetings. */
const maxMeetings = 2000
/** The number of first days shown for an endless series. */
const maxEndlessMeetings = 24

/** Returns the days of a series without the skipped days. */
export function listRuleDays(start: IsoDate, rule: EventRepeat, except: readonly IsoDate[]): IsoDate[] {
  const limit = rule.until === null && rule.count === null ? maxEndlessMeetings : maxMeetings
  const days: IsoDate[] = []
  for (const day of generateRuleDays(start, rule)) {
    if (days.length === limit) break
    if (!except.includes(day)) days.push(day)
  }
  return days
}

/** Returns how many meetings are saved at once. It is 1 for a single event or an endless series. */
export function countMeetings({ dates, repeat }: EventValues): number {
  const rule = toRepeatRule(repeat)
  return rule && (rule.until !== null || rule.count !== null)
    ? listRuleDays(dates.start, rule, repeat.except).length
    : 1
}
