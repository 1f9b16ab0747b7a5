import { ruleDays, type EventRepeat } from '@press/domain'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { ruleOf, type EventValues } from './event-values.ts'

/** Meetings that are counted (ours): a daily one of five years. */
const most = 2000
/** Of a row that goes on, the first ones. */
const ofEndless = 24

/** The days of a row, without those that are left out. */
export function daysOfRule(start: IsoDate, rule: EventRepeat, except: readonly IsoDate[]): IsoDate[] {
  const limit = rule.until === null && rule.count === null ? ofEndless : most
  const days: IsoDate[] = []
  for (const day of ruleDays(start, rule)) {
    if (days.length === limit) break
    if (!except.includes(day)) days.push(day)
  }
  return days
}

/** How many meetings are saved at once; 1 for what comes once or goes on. */
export function countOfMeetings({ dates, repeat }: EventValues): number {
  const rule = ruleOf(repeat)
  return rule && (rule.until !== null || rule.count !== null) ? daysOfRule(dates.start, rule, repeat.except).length : 1
}
