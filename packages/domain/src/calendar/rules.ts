import ICAL from 'ical.js'
import { getIsoWeekday, maxRepeatCount, type EventRepeat, type RepeatKind } from './repeats.ts'
import { generateSeriesDays } from './series.ts'

/**
 * Why a repetition rule of another calendar cannot be imported: an unsupported frequency, unsupported parts, a first event outside
 * the rule, or too many events.
 */
export type RuleProblem = 'frequency' | 'parts' | 'first' | 'count'

const kindByFrequency: Record<string, RepeatKind | undefined> = {
  'DAILY 1': 'daily',
  'WEEKLY 1': 'weekly',
  'WEEKLY 2': 'fortnightly',
  'MONTHLY 1': 'monthly',
}
const weekdays: Record<string, number | undefined> = { MO: 1, TU: 2, WE: 3, TH: 4, FR: 5, SA: 6, SU: 7 }

/** The number of days that are compared to decide whether two repetition rules are equal: about two years of a fortnightly rule. */
const maxComparedDays = 60

/**
 * Converts an iCalendar rule to our format, for an event that begins on `start`. `until` is the last date on which it may begin.
 * Calculates the days of both rules and compares them, to detect parts that our format does not support.
 */
export function readRule(rule: ICAL.Recur, start: string, until: string | null): EventRepeat | RuleProblem {
  const kind = kindByFrequency[`${rule.freq} ${rule.interval}`]
  if (!kind) return 'frequency'
  const { BYDAY: byDay = [], BYMONTHDAY: byMonthDay = [], ...otherParts } = rule.parts
  const days = byDay.map((one) => weekdays[one.slice(-2)] ?? 0)
  const hasPosition = byDay.some((one) => one.length > 2)
  const matchesStartDay = byMonthDay.every((one) => one === Number(start.slice(8)))
  if (Object.keys(otherParts).length > 0 || days.includes(0) || !matchesStartDay) return 'parts'
  if (kind === 'monthly' ? days.length > 1 || hasPosition !== days.length > 0 : hasPosition || byMonthDay.length > 0)
    return 'parts'
  if (rule.count !== null && !(rule.count >= 1 && rule.count <= maxRepeatCount)) return 'count'
  const end = { until, count: rule.count }
  const repeat: EventRepeat = hasPosition
    ? { kind: byDay[0]?.startsWith('-') ? 'monthlyLast' : 'monthlyWeekday', days: [], ...end }
    : buildRepeat(kind, days, start, end)
  const importedRule = rule.clone()
  importedRule.until = until === null ? null : ICAL.Time.fromDateString(until)
  const importedDays = importedRule.iterator(ICAL.Time.fromDateString(start))
  const convertedDays = generateSeriesDays({ start, repeat })
  for (let index = 0; index < maxComparedDays; index += 1) {
    const day = importedDays.next()?.toString()
    const convertedDay = convertedDays.next().value
    if (index === 0 && (day !== start || convertedDay !== start)) return 'first'
    if (day !== convertedDay) return 'parts'
    if (day === undefined) break
  }
  return repeat
}

/** Builds a repetition rule in our format. A rule for every working day becomes a weekly rule on these days. */
function buildRepeat(
  kind: RepeatKind,
  days: readonly number[],
  start: string,
  end: Pick<EventRepeat, 'until' | 'count'>,
): EventRepeat {
  const uniqueDays = [...new Set(days)].toSorted((one, other) => one - other)
  if (kind === 'daily') return { kind: uniqueDays.length > 0 ? 'weekly' : kind, days: uniqueDays, ...end }
  if (kind === 'monthly') return { kind, days: [], ...end }
  return { kind, days: uniqueDays.length > 0 ? uniqueDays : [getIsoWeekday(start)], ...end }
}
