import { limits } from '../constants.ts'
import { isIsoDate } from '../dates.ts'
import { roleByKey, type RoleKey } from '../people/roles.ts'
import { validateRepeat, type EventRepeat, type RepeatProblem } from './repeats.ts'

/** What an event is about (spec §9). */
export const eventCategories = ['meetings', 'personal', 'holidays', 'family', 'work', 'trips'] as const
export type EventCategory = (typeof eventCategories)[number]

/** How much an event matters, the most first (spec §9). */
export const eventTags = ['urgent', 'important', 'current', 'info'] as const
export type EventTag = (typeof eventTags)[number]

/** First and last day, both `yyyy-mm-dd` and both within the event. */
export interface EventDates {
  start: string
  end: string
}

/** Clock times at the press, `HH:mm`: when it begins on the first day and ends on the last one. */
export interface EventTimes {
  start: string
  end: string
}

/** Whether people of a role invite and are invited: those of the press among each other (ours). Others keep a calendar of their own. */
export const canInvite = (role: RoleKey): boolean => roleByKey(role).portal === 'staff'

export interface EventInput {
  name: string
  category: string | null
  tag: string | null
  dates: EventDates
  /** Null for whole days. */
  times: EventTimes | null
  details: string
  /** @default it comes once */
  repeat?: EventRepeat | null | undefined
}

/** Minutes before an event at which those who take part can be told of it: ten minutes to a day (ours). */
export const reminderOffsetsMinutes = [10, 30, 60, 1440] as const
export type EventReminder = (typeof reminderOffsetsMinutes)[number]
/** The hour from which reminders of whole days count back: when the press begins to work (ours). */
export const allDayReminderTime = '09:00'

/** Characters of an event's name (ours). */
export const maxEventNameLength = 200

export type EventProblem = 'required' | 'tooLong' | 'date' | 'time' | 'endsBeforeStart' | RepeatProblem
/** By form field: `name`, `category`, `tag`, `dates.start`, `dates.end`, `times.start`, `times.end`, `details`, `repeat.…`. */
export type EventProblems = Record<string, EventProblem>

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** What is wrong with an event, field by field; empty when it may be kept. */
export function validateEvent({ name, category, tag, dates, times, details, repeat }: EventInput): EventProblems {
  const problems: EventProblems = {}
  if (!name.trim()) problems['name'] = 'required'
  else if (name.length > maxEventNameLength) problems['name'] = 'tooLong'
  if (!eventCategories.some((one) => one === category)) problems['category'] = 'required'
  if (!eventTags.some((one) => one === tag)) problems['tag'] = 'required'
  if (details.length > limits.noteLength) problems['details'] = 'tooLong'
  for (const edge of ['start', 'end'] as const) {
    if (!isIsoDate(dates[edge])) problems[`dates.${edge}`] = dates[edge] ? 'date' : 'required'
    if (times && !clock.test(times[edge])) problems[`times.${edge}`] = times[edge] ? 'time' : 'required'
  }
  if (isIsoDate(dates.start) && isIsoDate(dates.end) && dates.end < dates.start)
    problems['dates.end'] = 'endsBeforeStart'
  const sameDay = dates.start === dates.end
  if (times && sameDay && !problems['times.start'] && !problems['times.end'] && times.end <= times.start)
    problems['times.end'] = 'endsBeforeStart'
  return repeat ? { ...problems, ...validateRepeat(repeat, dates.start) } : problems
}

/** What a file of another calendar may be: bytes, and events in it, each change of one counted (ours). */
export const calendarFile = { bytes: 2 * 1024 ** 2, events: 1000 } as const

/** How an event of a file stands to the calendar: it is new, is another than it was, is there as it is, or cannot be taken. */
export const importStates = ['new', 'changed', 'there', 'refused'] as const
export type ImportState = (typeof importStates)[number]
