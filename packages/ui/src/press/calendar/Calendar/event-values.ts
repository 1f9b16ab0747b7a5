import {
  validateEvent,
  reminderOffsetsMinutes,
  getIsoWeekday,
  addDays,
  daysBetween,
  getMeetingDays,
  readRepeat,
  repeatsOnDays,
  generateRuleDays,
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

/** The values of the form. The times are kept while the event is all-day. */
export interface EventValues {
  name: string
  category: EventCategory
  tag: EventTag
  allDay: boolean
  dates: { start: IsoDate; end: IsoDate }
  times: { start: string; end: string }
  users: { value: string; label: string }[]
  details: string
  /** Minutes before the start at which participants are reminded; empty for never. */
  remind: string
  repeat: RepeatValues
  /** Meetings that move when the event is saved. */
  moves: MovedMeeting[]
  /** For an occurrence of a series: which occurrences the change applies to. */
  scope: RepeatScope
}

export const repeatEnds = ['never', 'until', 'count'] as const

/** The fields of a repeat rule. Every field keeps its value while it is not in use. */
export interface RepeatValues {
  /** The kind of rule; empty for an event that does not repeat. */
  kind: RepeatKind | ''
  days: number[]
  end: (typeof repeatEnds)[number]
  until: IsoDate
  count: number | null
  /** The text as typed, if it differs from the rule's standard wording. */
  text: string | null
  /** Skipped days of the rule. */
  except: IsoDate[]
  /** Days that were already skipped. They move with the event's first day, which is `from`. */
  skipped: IsoDate[]
  from: IsoDate
}

const morningTimes = { start: '09:00', end: '10:00' }

/** The suggested number of occurrences. */
const defaultCount = 10

const toRepeatValues = (
  repeat: EventRepeat | null | undefined,
  start: IsoDate,
  skipped: readonly IsoDate[] = [],
): RepeatValues => ({
  kind: repeat?.kind ?? '',
  days: repeat?.days.length ? repeat.days : [getIsoWeekday(start)],
  end: repeat?.until ? 'until' : repeat?.count ? 'count' : 'never',
  until: repeat?.until ?? '',
  count: repeat?.count ?? defaultCount,
  text: null,
  except: [...skipped],
  skipped: [...skipped],
  from: start,
})

export function toRepeatRule({ kind, days, end, until, count }: RepeatValues): EventRepeat | null {
  if (kind === '') return null
  return {
    kind,
    days: repeatsOnDays({ kind }) ? days : [],
    until: end === 'until' ? until : null,
    // An empty number becomes 0, which is invalid.
    count: end === 'count' ? (count ?? 0) : null,
  }
}

/** Returns a new event at the selected time. */
export const createEventValues = ({ dates, times }: EventSpan): EventValues => ({
  name: '',
  category: 'work',
  tag: 'current',
  allDay: times === null,
  dates,
  times: times ?? morningTimes,
  users: [],
  details: '',
  remind: '',
  repeat: toRepeatValues(null, dates.start),
  moves: [],
  scope: 'this',
})

export const toFormValues = ({ times, users, remind, repeat, skipped = [], ...event }: CalendarEvent): EventValues => ({
  ...event,
  allDay: times === null,
  times: times ?? morningTimes,
  users: users.map(({ id, name }) => ({ value: String(id), label: name })),
  remind: remind === null ? '' : String(remind),
  // Earlier skipped days are not shown and stay unchanged.
  repeat: toRepeatValues(repeat, event.dates.start, skipped.filter((day) => day > event.dates.start).toSorted()),
  moves: [],
  scope: 'this',
})

/** Moves the skipped days along with the event's first day. */
export const shiftSkippedDays = (
  { skipped, from }: RepeatValues,
  start: IsoDate,
): Pick<RepeatValues, 'skipped' | 'from'> => ({
  skipped: skipped.map((day) => addDays(day, daysBetween(from, start))),
  from: start,
})

export const haveSameDays = (days: readonly IsoDate[], otherDays: readonly IsoDate[]): boolean =>
  days.length === otherDays.length && days.every((day) => otherDays.includes(day))

/** Returns the given days on which a rule has an occurrence. */
export function findRuleDays(start: IsoDate, rule: EventRepeat, days: readonly IsoDate[]): IsoDate[] {
  const lastDay = days.toSorted().at(-1) ?? ''
  const ruleDaysFound: IsoDate[] = []
  for (const day of generateRuleDays(start, rule)) {
    if (day > lastDay) break
    if (days.includes(day)) ruleDaysFound.push(day)
  }
  return ruleDaysFound
}

/** Returns the event as it is sent to the server. */
export function toEventDraft(values: EventValues, people: readonly Person[]): EventDraft {
  const { name, category, tag, allDay, dates, times, users, details, remind, repeat, moves } = values
  const rule = toRepeatRule(repeat)
  const days = rule ? getMeetingDays(dates.start, rule) : []
  const { except, skipped } = repeat
  const newlySkippedDays = rule
    ? findRuleDays(
        dates.start,
        rule,
        except.filter((day) => !skipped.includes(day)),
      )
    : []
  const restoredDays = rule
    ? findRuleDays(
        dates.start,
        rule,
        skipped.filter((day) => !except.includes(day)),
      )
    : []
  const isValidMove = ({ occurrence }: MovedMeeting) => days.includes(occurrence) && !except.includes(occurrence)
  const validMoves = allDay ? [] : moves.filter(isValidMove)
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
    ...(validMoves.length > 0 && { moves: validMoves }),
    ...(newlySkippedDays.length > 0 && { skips: newlySkippedDays }),
    ...(restoredDays.length > 0 && { restores: restoredDays }),
  }
}

export function validateForm(values: EventValues): Record<string, EventProblem | 'words'> {
  const problems = validateEvent(toEventDraft(values, []))
  const { text } = values.repeat
  const reading = text === null ? null : readRepeat(text, values.dates.start)
  return reading?.problem ? { ...problems, 'repeat.words': 'words' } : problems
}
