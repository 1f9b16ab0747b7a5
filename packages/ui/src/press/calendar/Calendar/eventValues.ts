import {
  eventProblems,
  eventReminders,
  isoWeekday,
  meetingDays,
  readRepeat,
  repeatsOnDays,
  type EventCategory,
  type EventProblem,
  type EventRepeat,
  type EventTag,
  type RepeatKind,
} from '@press/domain'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import type { Person } from '../../people/wire.ts'
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
}

const morning = { start: '09:00', end: '10:00' }

/** How many of them are proposed where they are counted. */
const usualCount = 10

const repeatOf = (repeat: EventRepeat | null | undefined, start: IsoDate): RepeatValues => ({
  kind: repeat?.kind ?? '',
  days: repeat?.days.length ? repeat.days : [isoWeekday(start)],
  end: repeat?.until ? 'until' : repeat?.count ? 'count' : 'never',
  until: repeat?.until ?? '',
  count: repeat?.count ?? usualCount,
  words: null,
  except: [],
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
})

export const valuesOf = ({ times, users, remind, repeat, ...event }: CalendarEvent): EventValues => ({
  ...event,
  allDay: times === null,
  times: times ?? morning,
  users: users.map(({ id, name }) => ({ value: String(id), label: name })),
  remind: remind === null ? '' : String(remind),
  repeat: repeatOf(repeat, event.dates.start),
  moves: [],
})

/** What is sent. */
export function draftOf(values: EventValues, people: readonly Person[]): EventDraft {
  const { name, category, tag, allDay, dates, times, users, details, remind, repeat, moves } = values
  const rule = ruleOf(repeat)
  const days = rule ? meetingDays(dates.start, rule) : []
  const skips = repeat.except.filter((day) => days.includes(day))
  const isKept = ({ occurrence }: MovedMeeting) => days.includes(occurrence) && !skips.includes(occurrence)
  const kept = allDay ? [] : moves.filter(isKept)
  return {
    name: name.trim(),
    category,
    tag,
    dates,
    times: allDay ? null : times,
    users: people.filter(({ id }) => users.some(({ value }) => value === String(id))),
    details: details.trim(),
    remind: eventReminders.find((minutes) => String(minutes) === remind) ?? null,
    repeat: rule,
    ...(kept.length > 0 && { moves: kept }),
    ...(skips.length > 0 && { skips }),
  }
}

export function problemsOf(values: EventValues): Record<string, EventProblem | 'words'> {
  const problems = eventProblems(draftOf(values, []))
  const { words } = values.repeat
  const reading = words === null ? null : readRepeat(words, values.dates.start)
  return reading?.problem ? { ...problems, 'repeat.words': 'words' } : problems
}
