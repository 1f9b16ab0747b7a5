import {
  validateEvent,
  reminderOffsetsMinutes,
  isoWeekday,
  addDays,
  daysBetween,
  meetingDays,
  readRepeat,
  repeatsOnDays,
  ruleDays,
  type EventCategory,
  type EventProblem,
  type EventRepeat,
  type EventTag,
  type RepeatKind,
  type RepeatScope,
  type Person,
} from '@press/domain'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import type { CalendarEvent, EventDraft, EventSpan, MovedMeeting } from './types.ts'

/** What the form holds: an event whose times wait while it takes whole days. */
export interface EventValues {
  name: string
  category: EventCategory
  tag: EventTag
  allDay: boolean
  dates: { start: IsoDate; end: IsoDate }
  times: { start: string; end: string }
  users: { value: string; label: string }[]
  details: string
  /** Minutes; empty for never. */
  remind: string
  repeat: RepeatValues
  /** Meetings that are moved when it is kept. */
  moves: MovedMeeting[]
  /** Of one of a row: which of them it is meant for. */
  scope: RepeatScope
}

export const repeatEnds = ['never', 'until', 'count'] as const

/** A rule of which every part waits while it is not meant. */
export interface RepeatValues {
  /** Empty for what comes once. */
  kind: RepeatKind | ''
  days: number[]
  end: (typeof repeatEnds)[number]
  until: IsoDate
  count: number | null
  /** What was typed, as long as it is not in the rule's own words. */
  words: string | null
  /** Days of the rule that are left out. */
  except: IsoDate[]
  /** Those that were already, which go along with the event's first day: `from` is where that is. */
  skipped: IsoDate[]
  from: IsoDate
}

const morning = { start: '09:00', end: '10:00' }

/** How many of them are proposed where they are counted. */
const usualCount = 10

const repeatOf = (
  repeat: EventRepeat | null | undefined,
  start: IsoDate,
  skipped: readonly IsoDate[] = [],
): RepeatValues => ({
  kind: repeat?.kind ?? '',
  days: repeat?.days.length ? repeat.days : [isoWeekday(start)],
  end: repeat?.until ? 'until' : repeat?.count ? 'count' : 'never',
  until: repeat?.until ?? '',
  count: repeat?.count ?? usualCount,
  words: null,
  except: [...skipped],
  skipped: [...skipped],
  from: start,
})

export function ruleOf({ kind, days, end, until, count }: RepeatValues): EventRepeat | null {
  if (kind === '') return null
  return {
    kind,
    days: repeatsOnDays({ kind }) ? days : [],
    until: end === 'until' ? until : null,
    // An empty number is none that there may be.
    count: end === 'count' ? (count ?? 0) : null,
  }
}

/** A new event over the time that was marked for it. */
export const valuesAt = ({ dates, times }: EventSpan): EventValues => ({
  name: '',
  category: 'work',
  tag: 'current',
  allDay: times === null,
  dates,
  times: times ?? morning,
  users: [],
  details: '',
  remind: '',
  repeat: repeatOf(null, dates.start),
  moves: [],
  scope: 'this',
})

export const toFormValues = ({ times, users, remind, repeat, skipped = [], ...event }: CalendarEvent): EventValues => ({
  ...event,
  allDay: times === null,
  times: times ?? morning,
  users: users.map(({ id, name }) => ({ value: String(id), label: name })),
  remind: remind === null ? '' : String(remind),
  // Those before it are not in sight, and stay as they are.
  repeat: repeatOf(repeat, event.dates.start, skipped.filter((day) => day > event.dates.start).toSorted()),
  moves: [],
  scope: 'this',
})

/** Days that were left out go along with the event's first day. */
export const skippedFrom = (
  { skipped, from }: RepeatValues,
  start: IsoDate,
): Pick<RepeatValues, 'skipped' | 'from'> => ({
  skipped: skipped.map((day) => addDays(day, daysBetween(from, start))),
  from: start,
})

export const sameDays = (some: readonly IsoDate[], others: readonly IsoDate[]): boolean =>
  some.length === others.length && some.every((day) => others.includes(day))

/** Which of the days are days of a rule. */
export function daysOff(start: IsoDate, rule: EventRepeat, days: readonly IsoDate[]): IsoDate[] {
  const last = days.toSorted().at(-1) ?? ''
  const found: IsoDate[] = []
  for (const day of ruleDays(start, rule)) {
    if (day > last) break
    if (days.includes(day)) found.push(day)
  }
  return found
}

/** What is sent. */
export function toEventDraft(values: EventValues, people: readonly Person[]): EventDraft {
  const { name, category, tag, allDay, dates, times, users, details, remind, repeat, moves } = values
  const rule = ruleOf(repeat)
  const days = rule ? meetingDays(dates.start, rule) : []
  const { except, skipped } = repeat
  const skips = rule
    ? daysOff(
        dates.start,
        rule,
        except.filter((day) => !skipped.includes(day)),
      )
    : []
  const restores = rule
    ? daysOff(
        dates.start,
        rule,
        skipped.filter((day) => !except.includes(day)),
      )
    : []
  const isKept = ({ occurrence }: MovedMeeting) => days.includes(occurrence) && !except.includes(occurrence)
  const kept = allDay ? [] : moves.filter(isKept)
  return {
    name: name.trim(),
    category,
    tag,
    dates,
    times: allDay ? null : times,
    users: people.filter(({ id }) => users.some(({ value }) => value === String(id))),
    details: details.trim(),
    remind: reminderOffsetsMinutes.find((minutes) => String(minutes) === remind) ?? null,
    repeat: rule,
    ...(kept.length > 0 && { moves: kept }),
    ...(skips.length > 0 && { skips }),
    ...(restores.length > 0 && { restores }),
  }
}

export function validateForm(values: EventValues): Record<string, EventProblem | 'words'> {
  const problems = validateEvent(toEventDraft(values, []))
  const { words } = values.repeat
  const reading = words === null ? null : readRepeat(words, values.dates.start)
  return reading?.problem ? { ...problems, 'repeat.words': 'words' } : problems
}
