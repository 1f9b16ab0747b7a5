import { isLastInMonth, getIsoWeekday, type EventRepeat } from '@press/domain'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import type { RepeatValues } from './event-values.ts'

const noEnd = { until: null, count: null }

/** Returns the rules suggested for an event that begins on a day. */
export function listSuggestedRules(start: IsoDate): EventRepeat[] {
  const days = [getIsoWeekday(start)]
  return [
    { kind: 'daily', days: [], ...noEnd },
    { kind: 'weekly', days: [1, 2, 3, 4, 5], ...noEnd },
    { kind: 'weekly', days, ...noEnd },
    { kind: 'fortnightly', days, ...noEnd },
    { kind: 'monthly', days: [], ...noEnd },
    { kind: isLastInMonth(start) ? 'monthlyLast' : 'monthlyWeekday', days: [], ...noEnd },
  ]
}

/** Returns the form values that a rule changes. Parts that the rule does not use keep their values. */
export function getRuleValues(rule: EventRepeat): Partial<RepeatValues> {
  const { kind, days, until, count } = rule
  return {
    kind,
    ...(days.length > 0 && { days }),
    end: until !== null ? 'until' : count !== null ? 'count' : 'never',
    ...(until !== null && { until }),
    ...(count !== null && { count }),
  }
}
